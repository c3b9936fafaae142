import { defineStrings } from '../../contract/define-strings.ts'

/** Texts of the form only, because the header contains them on every page. */
export const strings = defineStrings('search', {
  search: { de: 'Suche', en: 'Search' },
  placeholder: { de: 'Suchen …', en: 'Search...' },
  clear: { de: 'Suche leeren', en: 'Clear search' },
})
