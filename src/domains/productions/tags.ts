/** What an answer made of productions, their seasons, types and tags is dropped by. */
export const PRODUCTIONS_TAG = 'productions'
