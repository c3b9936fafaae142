/** What an answer made of persons is dropped by. */
export const PEOPLE_TAG = 'people'
