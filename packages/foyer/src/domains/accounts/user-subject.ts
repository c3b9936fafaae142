import { randomBytes } from 'node:crypto'
import { DEFAULT_LOCALE, TOOL_LOCALES } from '../../contract/locale.ts'
import { boolean, choice, dateTime, password, string } from '../../fields/kinds.ts'
import { and, count, eq, isNull, ne } from '../../platform/database/drizzle.ts'
import { houseTime } from '../../platform/time/house-clock.ts'
import { storedIn } from '../../saving/item-store.ts'
import { refuse } from '../../saving/refuse.ts'
import { defineSubject, type Saving } from '../../saving/subject.ts'
import { askForLinks } from './links.ts'
import { hashPassword } from './password.ts'
import { requireGoodPassword } from './password-rules.ts'
import { endSessionsOf } from './session-list.ts'
import { strings } from './strings.ts'
import { users } from './tables.ts'

/** Users and their roles. A password can be written but is never returned. */
export const user = defineSubject({
  area: 'accounts',
  model: 'user',
  access: 'admin',
  fields: {
    email: string({ required: true, maxLength: 254, format: 'email' }),
    first_name: string({ maxLength: 100 }),
    last_name: string({ maxLength: 100 }),
    role: choice(['customer', 'editor', 'admin'], 'customer', { required: true }),
    locale: choice(TOOL_LOCALES, DEFAULT_LOCALE),
    newsletter: boolean(),
    has_dashboard_online_access: boolean(),
    must_use_second_factor: boolean(),
    suspended_at: dateTime(),
    password: password(),
    created_at: dateTime({ readOnly: true }),
  },
  store: storedIn(users),
  titleOf: ({ first_name, last_name, email }) => `${first_name} ${last_name}`.trim() || email,
  async check(saving, values, id) {
    const isAdmin = values.role === 'admin' && values.suspended_at === null
    if (id !== null && !isAdmin)
      await requireAnotherAdmin(saving, id, values.role === 'admin' ? 'suspended_at' : 'role')
    if (values.password !== '') {
      const { email, first_name: firstName, last_name: lastName } = values
      await requireGoodPassword(saving, values.password, { email, firstName, lastName })
    }
    return {
      ...values,
      email: values.email.toLowerCase(),
      created_at: values.created_at ?? houseTime(saving.clock.now()),
    }
  },
  async derive({ password: typed }, { clock }, before) {
    // A restored user has no password and needs a new one.
    const secret = typed || (before ? '' : randomBytes(24).toString('base64url'))
    return secret === '' ? {} : { passwordHash: await hashPassword(secret), passwordChangedAt: clock.now() }
  },
  async follows(saving, { id, before, after }) {
    const { db, viewer } = saving
    // A user who was added by an admin chooses a password from their mailbox.
    if (before === null && after && viewer.userId !== null) {
      await askForLinks(saving, [{ kind: 'invite', userId: id, email: after.email, locale: after.locale }])
    }
    if (before && !after) await saving.jobs?.forget(db, before.email)
    // Ending a suspension does not restore the sessions it ended.
    if (after?.suspended_at) await endSessionsOf(db, id)
  },
  async checkRemoval(saving, id) {
    if (saving.viewer.userId === id) refuse(saving, 'non_field_errors', strings.notYourself)
    await requireAnotherAdmin(saving, id, 'non_field_errors')
  },
})

/** At least one active admin must remain. */
async function requireAnotherAdmin(saving: Saving, id: number, field: string): Promise<void> {
  const [left] = await saving.db
    .select({ admins: count() })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.suspendedAt), ne(users.id, id)))
  if ((left?.admins ?? 0) === 0) refuse(saving, field, strings.lastAdmin)
}
