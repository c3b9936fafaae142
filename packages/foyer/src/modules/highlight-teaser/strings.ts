import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/highlight-teaser', {
  name: { de: 'Highlights', en: 'Highlight teasers' },
  help: { de: 'Die neuesten Artikel aus einigen Rubriken.', en: 'The newest articles of some categories.' },
  categories: { de: 'Rubriken', en: 'Categories' },
})
