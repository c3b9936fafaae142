import { defineStrings } from '../../contract/define-strings.ts'

/** Texts of links to the draft, for readers without an account. */
export const previewStrings = defineStrings('editor/panels/preview', {
  previewLink: { de: 'Vorschau-Link', en: 'Preview link' },
  previewHelp: {
    de: 'Zeigt diesen Entwurf jemandem ohne Konto. Der Link endet von selbst und öffnet nur diese Seite.',
    en: 'Shows this draft to somebody without an account. The link expires by itself and opens only this page.',
  },
  previewSpan: { de: 'Gültig für', en: 'Valid for' },
  previewHour: { de: '1 Stunde', en: '1 hour' },
  previewDay: { de: '1 Tag', en: '1 day' },
  previewWeek: { de: '1 Woche', en: '1 week' },
  previewMonth: { de: '30 Tage', en: '30 days' },
  makePreview: { de: 'Link erstellen', en: 'Create a link' },
  previewAddress: { de: 'Adresse der Vorschau', en: 'Address of the preview' },
  previewOnce: {
    de: 'Die Adresse steht nur jetzt hier. Bitte kopieren Sie sie gleich.',
    en: 'The address is shown only this once. Please copy it now.',
  },
  copyAddress: { de: 'Adresse kopieren', en: 'Copy the address' },
  previewEnds: {
    de: (name: string, at: string) => `Von ${name}, bis ${at}`,
    en: (name: string, at: string) => `By ${name}, until ${at}`,
  },
  endPreview: { de: 'Link beenden', en: 'End the link' },
  previewEnded: { de: 'Der Link ist beendet.', en: 'The link has ended.' },
})
