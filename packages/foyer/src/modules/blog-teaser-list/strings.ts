import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/blog-teaser-list', {
  name: { de: 'Magazin', en: 'Blog teaser list' },
  help: { de: 'Die neuesten Artikel; der neueste führt.', en: 'The newest articles; the newest one leads.' },
  items: { de: 'Anzahl', en: 'Number' },
  items_help: { de: '1 bis 8, neben dem ersten.', en: '1 to 8, beside the first.' },
})
