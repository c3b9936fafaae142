/** The parts of the site that a house may do without. What is off has no addresses, no calls and no place in the back-office. */
export const AREAS = ['magazine', 'ensemble', 'forms', 'subscriptions', 'accounts'] as const

export type Area = (typeof AREAS)[number]
