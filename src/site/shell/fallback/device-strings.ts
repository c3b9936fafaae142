import { defineStrings } from '../../../contract/define-strings.ts'

export const strings = defineStrings({
  reload: { de: 'Neu laden', en: 'Reload' },
  close: { de: 'Hinweis schließen', en: 'Close notice' },
  lowBandwidth: { de: 'Ihre Verbindung ist sehr langsam', en: 'Your connection is very slow' },
  lowBandwidthText: {
    de: 'Bilder kommen später als Worte. Fehlt etwas, laden Sie bitte neu.',
    en: 'Pictures arrive after the words. If something is missing, please reload.',
  },
  weakHardware: { de: 'Ihr Gerät hat wenig Kraft', en: 'Your device has little power' },
  weakHardwareText: {
    de: 'Manches kann stocken. Es hilft, andere Fenster zu schließen.',
    en: 'Some things may stutter. Closing other windows helps.',
  },
})
