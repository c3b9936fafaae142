import type { Context } from '../../platform/context.ts'
import { hasRole } from '../../platform/viewer.ts'
import { identityEvents, type users } from './tables.ts'

type Person = Pick<typeof users.$inferSelect, 'id' | 'role'>

/**
 * Records a login, a failed login or a logout of staff; those of customers are not recorded. Callers do not wait for
 * it, because a failed login with a known address must not take longer than one with an unknown address.
 */
export function recordIdentity(
  { db, clock, log, address }: Context,
  person: Person | undefined,
  kind: (typeof identityEvents.$inferSelect)['kind'],
): void {
  if (!person || !hasRole(person, 'editor')) return
  db.insert(identityEvents)
    .values({ userId: person.id, kind, at: clock.now(), address })
    .catch((error: unknown) => log.error({ err: error }, 'an identity event was not recorded'))
}
