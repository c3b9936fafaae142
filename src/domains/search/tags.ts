/** What an answer made of the index is dropped by. */
export const SEARCH_TAG = 'search'
