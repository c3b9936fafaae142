import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings({
  search: { de: 'Suche', en: 'Search' },
  placeholder: { de: 'Suchen …', en: 'Search...' },
  clear: { de: 'Suche leeren', en: 'Clear search' },
})
