import { defineStrings } from '../../../contract/define-strings.ts'

export const strings = defineStrings('site/shell/alert', {
  label: { de: 'Aktueller Hinweis', en: 'Current notice' },
  close: { de: 'Hinweis schließen', en: 'Close notice' },
  whole: { de: 'Mehr', en: 'More' },
  less: { de: 'Weniger', en: 'Less' },
  more: { de: 'Mehr dazu', en: 'Read more' },
})
