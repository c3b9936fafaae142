/** What the error screen reads when no answer came at all. */
export const NO_CONNECTION = { code: 'no_connection' }
