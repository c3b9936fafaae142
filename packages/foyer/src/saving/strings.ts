import { defineStrings } from '../contract/define-strings.ts'

/** Labels of the back-office, and reasons why something was not saved. */
export const strings = defineStrings('saving', {
  office: { de: 'Redaktion', en: 'Back-office' },
  htmlForAdmins: {
    de: 'Nur die Administration darf HTML schreiben.',
    en: 'Only admins may write HTML.',
  },
  orderedBy: {
    de: (field: string) =>
      `Diese Liste hat keine Reihenfolge, die sich ändern lässt: Sie ist nach „${field}“ geordnet.`,
    en: (field: string) => `This list has no order that could be changed: it is sorted by “${field}”.`,
  },
  onlyOne: { de: 'Davon gibt es nur eines.', en: 'There is only one of these.' },
  taken: { de: 'Das gibt es schon.', en: 'This already exists.' },
  gone: { de: 'Diesen Eintrag gibt es nicht (mehr).', en: 'There is no such entry (any more).' },
  missing: { de: 'Hier fehlt etwas.', en: 'Something is missing here.' },
  inUse: {
    de: 'Dieser Eintrag wird noch gebraucht und kann nicht gelöscht werden.',
    en: 'This entry is still in use and cannot be deleted.',
  },
})
