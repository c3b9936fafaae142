import { bilingual } from '../fields/kinds.ts'

/** Additional words by which search finds an item. They are not shown anywhere. */
export const searchWords = { search_words: bilingual({ text: 'lines', maxLength: 500 }) }
