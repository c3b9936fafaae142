import { Failure } from '../../contract/errors.ts'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { and, eq, isNull } from '../../platform/database/drizzle.ts'
import { throttle } from '../../platform/throttle/throttle.ts'
import { createItems } from '../../saving/save.ts'
import { AS_INSTALLATION } from '../../saving/subject.ts'
import type { LinkState, Registration, UserState } from './contract.ts'
import { recordIdentity } from './identity.ts'
import {
  askForLinks,
  dropLinksOf,
  findLink,
  type LinkKind,
  type LinkRow,
  refuseLink,
  takeLink,
} from './links.ts'
import { changeOwn } from './own-account.ts'
import { hashPassword } from './password.ts'
import { type Names, requireGoodPassword } from './password-rules.ts'
import { hasFactor, pendingLogin } from './second-factor.ts'
import { describeUser } from './service.ts'
import { endSessionsOf } from './session-list.ts'
import { endSession, startSession } from './sessions.ts'
import { users } from './tables.ts'
import { user as account } from './user-subject.ts'

const HOUR = 3600
/** Limits letters, so that a mailbox cannot be flooded. */
const LETTERS_PER_MAILBOX = { calls: 5, seconds: HOUR }
const LETTERS_PER_ADDRESS = { calls: 30, seconds: HOUR }
const TRIES_OF_LINKS = { calls: 60, seconds: HOUR }

/** Links that lead to choosing a password. */
const TO_CHOOSE: LinkKind[] = ['register', 'reset', 'invite']

/** Anyone may register; the account exists once its mailbox has confirmed it and a password is chosen. */
export async function register(context: Context, given: Registration): Promise<void> {
  const email = await requireFewLetters(context, given.email)
  const details = {
    firstName: given.first_name,
    lastName: given.last_name,
    newsletter: given.newsletter,
  }
  await askForLinks(context, [{ kind: 'register', email, locale: context.locale, details }])
}

export async function askForReset(context: Context, given: { email: string }): Promise<void> {
  const email = await requireFewLetters(context, given.email)
  await askForLinks(context, [{ kind: 'reset', email, locale: context.locale }])
}

/** Counts a letter to an address, whether or not it has an account. */
export async function requireFewLetters(context: Context, given: string): Promise<string> {
  const email = given.toLowerCase()
  await throttle(context, `letters from ${context.address}`, LETTERS_PER_ADDRESS)
  await throttle(context, `letters to ${email}`, LETTERS_PER_MAILBOX)
  return email
}

/** What a link is for, so that its page can say so; looking does not use it up. */
export async function describeLink(context: Context, token: string): Promise<LinkState> {
  await requireFewTries(context)
  const link = await findLink(context.db, context.clock.now(), token)
  if (!link || link.confirmedAt) return { kind: null, email: '', new_email: '' }
  return { kind: link.kind, email: link.email, new_email: link.details.newEmail ?? '' }
}

export async function requireFewTries(context: Context): Promise<void> {
  await throttle(context, `links of ${context.address}`, TRIES_OF_LINKS)
}

/** Sets the first password of a new account, or a new one of an existing account, and logs in. */
export async function choosePassword(
  context: Context,
  { token, password }: { token: string; password: string },
): Promise<UserState> {
  await requireFewTries(context)
  // Before the link is used up, so that another password can be tried with it.
  const names = await namesBehind(context, token)
  if (names) await requireGoodPassword(context, password, names)
  const passwordHash = await hashPassword(password)
  const person = await context.db.transaction(async (db) => {
    const now = context.clock.now()
    const link = await takeLink(db, now, token, TO_CHOOSE)
    if (!link) return refuseLink(context)
    const columns = { passwordHash, passwordChangedAt: now }
    const id = link.kind === 'register' ? await createAccount(context, db, link, columns) : link.userId
    const found = id === null ? undefined : await findActive(db, id)
    if (!found) return refuseLink(context)
    if (link.kind !== 'register') await changeOwn({ ...context, db }, found.id, {}, columns)
    await endSessionsOf(db, found.id)
    await dropLinksOf(db, found.id, ['reset', 'invite', 'email'])
    return found
  })
  recordIdentity(context, person, 'password_changed')
  // Access to a mailbox alone does not open an account with a second factor.
  if (await hasFactor(context.db, person.id)) {
    throw new Failure('second_factor', {
      details: { pending: pendingLogin(context, { ...person, passwordHash }) },
    })
  }
  await endSession(context)
  await startSession(context, person.id)
  return describeUser({ ...context, viewer: { role: person.role, userId: person.id } })
}

/** The names of the user who chooses a password with a link; undefined if the link is not valid. */
async function namesBehind({ db, clock }: Context, token: string): Promise<Names | undefined> {
  const link = await findLink(db, clock.now(), token)
  if (!link) return undefined
  const person = link.userId === null ? undefined : await findActive(db, link.userId)
  return person ?? { email: link.email, ...link.details }
}

async function createAccount(
  context: Context,
  db: Db,
  { email, locale, details }: LinkRow,
  columns: Record<string, unknown>,
): Promise<number | null> {
  const [taken] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (taken) return null
  const values = {
    email,
    locale,
    role: 'customer',
    first_name: details.firstName ?? '',
    last_name: details.lastName ?? '',
    newsletter: details.newsletter ?? false,
  }
  const createdAt = context.clock.now()
  const saving = { ...context, ...AS_INSTALLATION, db }
  const item = { values, columns: { ...columns, createdAt } }
  const [id = null] = await createItems(saving, account, [item])
  return id
}

async function findActive(db: Db, id: number) {
  const [found] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.suspendedAt)))
  return found
}
