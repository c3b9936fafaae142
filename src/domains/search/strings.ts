import { defineStrings } from '../../contract/define-strings.ts'

/** The form's own: the header carries them on every page, and nothing more. */
export const strings = defineStrings({
  search: { de: 'Suche', en: 'Search' },
  placeholder: { de: 'Suchen …', en: 'Search...' },
  clear: { de: 'Suche leeren', en: 'Clear search' },
})
