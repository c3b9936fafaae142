/** What an answer made of series is dropped by. */
export const SERIES_TAG = 'series'
