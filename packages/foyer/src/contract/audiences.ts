/** Whom an event is made for, besides everybody. */
export const AUDIENCES = ['families', 'schools'] as const
