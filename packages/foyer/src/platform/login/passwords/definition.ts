import { z } from 'zod'
import { defineChoice } from '../../../house/choice.ts'
import { SetupError } from '../../../house/setup-error.ts'

const MIN_PASSWORD = 12

/** Everybody has a password or a passkey of this site. */
export function passwords() {
  return defineChoice({
    kind: 'passwords',
    variables: {
      ADMIN_EMAIL: {
        check: z.email({ error: 'must be an e-mail address' }).optional(),
        without: '`admin@foyer.example`',
        example: 'you@example.org',
        says: 'The first admin of an empty database. Without `ADMIN_PASSWORD` each start prints a link with which this person chooses a password, until that has happened.',
      },
      ADMIN_PASSWORD: {
        check: z.string().min(MIN_PASSWORD, `must have at least ${MIN_PASSWORD} characters`).optional(),
        without: 'none',
        example: 'at-least-12-characters',
        says: 'The password of the first admin, for machines that nobody watches; needs `ADMIN_EMAIL`. Production refuses one that is easy to guess.',
        isSecret: true,
      },
    },
    settings({ ADMIN_EMAIL, ADMIN_PASSWORD }) {
      if (ADMIN_PASSWORD && !ADMIN_EMAIL) {
        throw new SetupError('ADMIN_PASSWORD is set, so ADMIN_EMAIL must say whose password it is.')
      }
      /** Without a password the first admin chooses one with a link. */
      return { admin: ADMIN_EMAIL ? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD ?? null } : null }
    },
  })
}
