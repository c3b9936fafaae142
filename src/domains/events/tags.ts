/** What an answer made of events is dropped by. */
export const EVENTS_TAG = 'events'
