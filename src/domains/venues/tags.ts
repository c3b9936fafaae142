/** What an answer made of venues, their rooms and their hours is dropped by. */
export const VENUES_TAG = 'venues'
