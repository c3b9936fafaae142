import { defineStrings } from '../../../contract/define-strings.ts'

export const strings = defineStrings({
  reload: { de: 'Neu laden', en: 'Reload' },
  close: { de: 'Hinweis schließen', en: 'Close notice' },
  lowBandwidth: { de: 'Ihre Verbindung ist sehr langsam', en: 'Your connection is very slow' },
  lowBandwidthText: {
    de: 'Bilder kommen später als Worte. Wenn etwas fehlt, laden Sie die Seite neu, sobald der Empfang besser ist.',
    en: 'Pictures arrive after the words. If something is missing, reload the page once reception is better.',
  },
  weakHardware: { de: 'Ihr Gerät hat wenig Kraft', en: 'Your device has little power' },
  weakHardwareText: {
    de: 'Manches kann stocken. Schließen Sie andere Fenster und laden Sie die Seite neu, wenn nichts mehr geht.',
    en: 'Some things may stutter. Close other windows and reload the page if nothing moves any more.',
  },
})
