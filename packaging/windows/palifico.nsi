; The Windows installer: for one user, without administrator's rights. Compiled by installer.py, which defines
; VERSION (1.2.3), FOLDER (the bundle), TEXTS (strings in every language), ICON, RECORD_ICON and OUTPUT.

Target amd64-unicode
ManifestDPIAware true
ManifestSupportedOS Win10
RequestExecutionLevel user
SetCompressor /SOLID lzma
Name "Palifico"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Palifico"
InstallDirRegKey HKCU "Software\Palifico" "Folder"
BrandingText "Palifico ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Palifico"
VIAddVersionKey "FileDescription" "Palifico"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT"

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "WinVer.nsh"
!include "x64.nsh"

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Palifico"
!define RECORD_CLASS "Palifico.Record"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\palifico.exe"
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\Palifico"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Installer language"

!insertmacro MUI_PAGE_LICENSE "${FOLDER}\licences\LICENSE"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!include "${TEXTS}"

; Nothing can be replaced while the game runs: its program cannot be opened for writing then.
!macro STOP_WHILE_RUNNING
  ${If} ${FileExists} "$INSTDIR\palifico.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\palifico.exe" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

; What a version installed, and nothing else that lies in the folder.
!macro REMOVE_PROGRAM
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\palifico.exe"
  Delete "$INSTDIR\palifico-cli.exe"
  Delete "$INSTDIR\record.ico"
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(BITS)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

Section "$(PROGRAM)" SectionProgram
  SectionIn RO
  !insertmacro STOP_WHILE_RUNNING
  !insertmacro REMOVE_PROGRAM
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  File "/oname=record.ico" "${RECORD_ICON}"
  CreateShortcut "$SMPROGRAMS\Palifico.lnk" "$INSTDIR\palifico.exe"
  WriteRegStr HKCU "Software\Palifico" "Folder" "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "Palifico"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\palifico.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "Palifico"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" "$0"
SectionEnd

; The game is offered for records; whatever opens other .json files stays what it was.
Section "$(RECORDS)" SectionRecords
  WriteRegStr HKCU "Software\Classes\${RECORD_CLASS}" "" "$(KIND)"
  WriteRegStr HKCU "Software\Classes\${RECORD_CLASS}\DefaultIcon" "" "$INSTDIR\record.ico"
  WriteRegStr HKCU "Software\Classes\${RECORD_CLASS}\shell\open\command" "" '"$INSTDIR\palifico.exe" "%1"'
  WriteRegStr HKCU "Software\Classes\.json\OpenWithProgids" "${RECORD_CLASS}" ""
  WriteRegStr HKCU "Software\Classes\.jsonl\OpenWithProgids" "${RECORD_CLASS}" ""
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section /o "$(SHORTCUT)" SectionShortcut
  CreateShortcut "$DESKTOP\Palifico.lnk" "$INSTDIR\palifico.exe"
SectionEnd

Section "Uninstall"
  !insertmacro STOP_WHILE_RUNNING
  !insertmacro REMOVE_PROGRAM
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Palifico.lnk"
  Delete "$DESKTOP\Palifico.lnk"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "Software\Classes\${RECORD_CLASS}"
  DeleteRegValue HKCU "Software\Classes\.json\OpenWithProgids" "${RECORD_CLASS}"
  DeleteRegValue HKCU "Software\Classes\.jsonl\OpenWithProgids" "${RECORD_CLASS}"
  DeleteRegKey HKCU "Software\Palifico"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
  ; Kept unless asked for, and kept when nobody can be asked.
  MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(GAMES)" /SD IDNO IDNO kept
  RMDir /r "$APPDATA\palifico"
  RMDir /r "$LOCALAPPDATA\palifico"
  kept:
SectionEnd
