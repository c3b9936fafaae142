/** One account per role, known to every test. */
export const LOGINS = {
  admin: { email: 'admin@test.example', password: 'the-admin-of-the-tests' },
  editor: { email: 'editor@test.example', password: 'the-editor-of-the-tests' },
  customer: { email: 'customer@test.example', password: 'the-customer-of-the-tests' },
} as const

export type TestRole = keyof typeof LOGINS

/** The time of tests by default: a Tuesday morning in winter time. */
export const TEST_TIME = '2026-03-10T09:00:00Z'
