import { defineStrings } from '../../../../contract/define-strings.ts'

export const strings = defineStrings('programme/screens/productions-list', {
  productions: { de: 'Produktionen', en: 'Productions' },
  count: {
    de: (count: number) => (count === 1 ? '1 Produktion' : `${count} Produktionen`),
    en: (count: number) => (count === 1 ? '1 production' : `${count} productions`),
  },
  order: { de: 'Nächste Termine zuerst', en: 'Next dates first' },
  nothing: { de: 'Ihre Suche ergab keine Treffer', en: 'Your search did not return any results' },
  anyDate: { de: 'Termin', en: 'Date' },
  premiere: { de: (date: string) => `Premiere ${date}`, en: (date: string) => `Opening night ${date}` },
  year: { de: 'D. MMMM YYYY', en: 'D MMMM YYYY' },
})
