import { defineStrings } from '../../../contract/define-strings.ts'

export const strings = defineStrings('site/shell/fallback/device', {
  reload: { de: 'Neu laden', en: 'Reload' },
  close: { de: 'Hinweis schließen', en: 'Close notice' },
  lowBandwidth: { de: 'Ihre Verbindung ist sehr langsam', en: 'Your connection is very slow' },
  lowBandwidthText: {
    de: 'Bilder erscheinen später als der Text. Fehlt etwas, laden Sie bitte neu.',
    en: 'Pictures appear after the text. If something is missing, please reload.',
  },
  weakHardware: { de: 'Ihr Gerät ist langsam', en: 'Your device is slow' },
  weakHardwareText: {
    de: 'Manches kann stocken. Es hilft, andere Fenster zu schließen.',
    en: 'Some things may stutter. Closing other windows helps.',
  },
})
