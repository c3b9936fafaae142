/** What an answer made of subscriptions is dropped by. */
export const SUBSCRIPTIONS_TAG = 'subscriptions'
