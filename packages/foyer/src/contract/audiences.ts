/** Whom an event is made for, besides everybody. */
export const AUDIENCES = ['families', 'schools'] as const
export type Audience = (typeof AUDIENCES)[number]
