import { Failure } from '../../contract/errors.ts'
import type { Context } from '../../platform/context.ts'
import { eq } from '../../platform/database/drizzle.ts'
import { resetThrottle, throttle } from '../../platform/throttle/throttle.ts'
import { houseTime } from '../../platform/time/house-clock.ts'
import { readItem, removeItem, saveItem } from '../../saving/save.ts'
import type { Saving, Values } from '../../saving/subject.ts'
import { forgetItem } from '../../saving/trail.ts'
import type { OwnData, Profile } from './contract.ts'
import { listFavorites } from './favorites.ts'
import { recordIdentity } from './identity.ts'
import { dropLinksOf } from './links.ts'
import { sendNotice } from './notices.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { requireGoodPassword } from './password-rules.ts'
import { endOtherSessions, endSessionsOf, listSessions } from './session-list.ts'
import { endSession, startSession } from './sessions.ts'
import { strings } from './strings.ts'
import {
  calendarAddresses,
  favoriteLooks,
  identityEvents,
  passkeys,
  recoveryCodes,
  secondFactors,
  users,
} from './tables.ts'
import { user as account } from './user-subject.ts'

const TRIES = { calls: 10, seconds: 15 * 60 }

type Person = typeof users.$inferSelect

async function ownAccount({ db, viewer }: Pick<Context, 'db' | 'viewer'>): Promise<Person> {
  const [person] = await db
    .select()
    .from(users)
    .where(eq(users.id, Number(viewer.userId)))
  if (!person) throw new Failure('not_authenticated')
  return person
}

/**
 * Users may change some fields of their own account, which otherwise only admins may change. It is saved in the same
 * way.
 */
export async function changeOwn(
  context: Omit<Saving, 'viewer'>,
  id: number,
  values: Values,
  columns?: Record<string, unknown>,
): Promise<void> {
  const saving: Saving = { ...context, viewer: { role: 'admin', userId: id } }
  const { version } = await readItem(context.db, account, id)
  await saveItem(saving, account, { id, version, values, columns })
}

/**
 * Asks for the password again before an action that cannot be undone: an open browser is not enough. Attempts are
 * limited, so that a stolen session cannot be used to guess it.
 */
export async function requirePassword(context: Context, given: string): Promise<Person> {
  const person = await ownAccount(context)
  const key = `password of ${person.id}`
  await throttle(context, key, TRIES)
  if (!(await verifyPassword(given, person.passwordHash))) {
    throw new Failure('invalid', { fields: { current_password: [strings.wrongPassword[context.locale]] } })
  }
  await resetThrottle(context, key)
  return person
}

export async function readProfile(context: Context): Promise<Profile> {
  const { email, firstName, lastName, locale, newsletter } = await ownAccount(context)
  return { email, first_name: firstName, last_name: lastName, locale, newsletter }
}

/** Name and e-mail address, which the checkout of the shop fills in. */
export async function readBuyer(context: Context): Promise<{ name: string; email: string }> {
  const { email, firstName, lastName } = await ownAccount(context)
  return { name: `${firstName} ${lastName}`.trim(), email }
}

export async function writeProfile(context: Context, given: Omit<Profile, 'email'>): Promise<Profile> {
  const { id } = await ownAccount(context)
  await changeOwn(context, id, given)
  return readProfile(context)
}

/** Ends every session, and starts a new one here. */
export async function changePassword(
  context: Context,
  given: { current_password: string; password: string },
): Promise<void> {
  const person = await requirePassword(context, given.current_password)
  await requireGoodPassword(context, given.password, person)
  const passwordHash = await hashPassword(given.password)
  await context.db.transaction(async (db) => {
    const columns = { passwordHash, passwordChangedAt: context.clock.now() }
    await changeOwn({ ...context, db }, person.id, {}, columns)
    await endSessionsOf(db, person.id)
    await dropLinksOf(db, person.id, ['reset', 'email'])
    await sendNotice({ ...context, db }, person, 'passwordChanged')
  })
  await startSession(context, person.id)
  recordIdentity(context, person, 'password_changed')
}

export async function logoutElsewhere(context: Context): Promise<void> {
  const person = await ownAccount(context)
  await endOtherSessions(context)
  recordIdentity(context, person, 'sessions_ended')
}

/** All data stored about a user under their account, without passwords and tokens. */
export async function exportOwnData(context: Context): Promise<OwnData> {
  const person = await ownAccount(context)
  const events = await context.db
    .select()
    .from(identityEvents)
    .where(eq(identityEvents.userId, person.id))
    .orderBy(identityEvents.id)
  return {
    account: {
      ...(await readProfile(context)),
      role: person.role,
      created_at: houseTime(person.createdAt),
      password_changed_at: houseTime(person.passwordChangedAt),
    },
    sessions: await listSessions(context),
    favorites: await listFavorites(context),
    ...(await ownMoments(context, person.id)),
    passkeys: await ownPasskeys(context, person.id),
    identity_events: events.map(({ kind, at }) => ({ kind, at: houseTime(at) })),
  }
}

/** Only whether they exist and since when: the key and the addresses themselves are secret. */
async function ownMoments({ db }: Context, userId: number) {
  const [row] = await db
    .select({
      seenAt: favoriteLooks.lookedAt,
      calendarAt: calendarAddresses.createdAt,
      factorAt: secondFactors.confirmedAt,
    })
    .from(users)
    .leftJoin(favoriteLooks, eq(favoriteLooks.userId, users.id))
    .leftJoin(calendarAddresses, eq(calendarAddresses.userId, users.id))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.id, userId))
  const told = (at: Date | null | undefined) => (at ? houseTime(at) : null)
  return {
    favorites_seen_at: told(row?.seenAt),
    calendar_address_created_at: told(row?.calendarAt),
    second_factor_created_at: told(row?.factorAt),
    recovery_codes: await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),
  }
}

/** The names of the passkeys: the private keys are only in the devices. */
async function ownPasskeys({ db }: Context, userId: number): Promise<OwnData['passkeys']> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.id)
  return rows.map(({ name, createdAt, lastUsedAt }) => ({
    name,
    created_at: houseTime(createdAt),
    last_used_at: lastUsedAt && houseTime(lastUsedAt),
  }))
}

/**
 * Deletes the account with everything that belongs to it. The trail then still has its entries, but not the user's
 * data.
 */
export async function deleteOwnAccount(context: Context, given: { current_password: string }): Promise<void> {
  const person = await requirePassword(context, given.current_password)
  await context.db.transaction(async (db) => {
    // With the rights of the installation: in the back-office, users cannot delete themselves, to prevent mistakes.
    const saving: Saving = { ...context, db, viewer: { role: 'admin', userId: null } }
    const { version } = await readItem(db, account, person.id)
    await removeItem(saving, account, { id: person.id, version })
    await forgetItem(db, account, person.id)
    await sendNotice({ ...context, db }, person, 'accountDeleted')
  })
  await endSession(context)
}
