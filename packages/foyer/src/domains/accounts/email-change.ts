import { Failure } from '../../contract/errors.ts'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { and, eq, isNotNull, isNull } from '../../platform/database/drizzle.ts'
import { recordIdentity } from './identity.ts'
import { askForLinks, dropLinksOf, findLink, type LinkRow, refuseLink } from './links.ts'
import { changeOwn, requirePassword } from './own-account.ts'
import { requireFewLetters, requireFewTries } from './registration.ts'
import { strings } from './strings.ts'
import { accountLinks, users } from './tables.ts'

/**
 * An address is changed once both mailboxes have agreed: the new one, to prove that it exists and belongs to the user;
 * the old one, so that an open browser and a password that was seen are not enough to take over an account.
 */
export async function askForEmailChange(
  context: Context,
  given: { email: string; current_password: string },
): Promise<void> {
  const person = await requirePassword(context, given.current_password)
  const newEmail = await requireFewLetters(context, given.email)
  if (newEmail === person.email) {
    throw new Failure('invalid', { fields: { email: [strings.sameAddress[context.locale]] } })
  }
  const link = { kind: 'email', userId: person.id, locale: person.locale, details: { newEmail } } as const
  await context.db.transaction(async (db) => {
    // A new request replaces earlier ones.
    await dropLinksOf(db, person.id, ['email'])
    await askForLinks({ ...context, db }, [
      { ...link, email: person.email },
      { ...link, email: newEmail },
    ])
  })
}

/** One of the two mailboxes agrees; the second one changes the address. */
export async function confirmEmailChange(
  context: Context,
  { token }: { token: string },
): Promise<{ is_changed: boolean }> {
  await requireFewTries(context)
  const { db, clock } = context
  const changed = await db.transaction(async (tx) => {
    const link = await findLink(tx, clock.now(), token)
    if (link?.kind !== 'email' || link.userId === null) return refuseLink(context)
    // If the other mailbox confirms at the same moment, this waits.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, link.userId)).for('update')
    if (!(await markConfirmed(tx, link, clock.now()))) return refuseLink(context)
    return (await haveBothAgreed(tx, link)) ? changeAddress({ ...context, db: tx }, link) : null
  })
  if (changed) recordIdentity(context, changed, 'email_changed')
  return { is_changed: changed !== null }
}

/** Cancels the change, from either mailbox, for a user who did not ask for it. */
export async function refuseEmailChange(context: Context, { token }: { token: string }): Promise<void> {
  await requireFewTries(context)
  const link = await findLink(context.db, context.clock.now(), token)
  if (link?.kind !== 'email' || link.userId === null) return refuseLink(context)
  await dropLinksOf(context.db, link.userId, ['email'])
}

async function markConfirmed(db: Db, { id }: LinkRow, confirmedAt: Date): Promise<boolean> {
  const marked = await db
    .update(accountLinks)
    .set({ confirmedAt })
    .where(and(eq(accountLinks.id, id), isNull(accountLinks.confirmedAt)))
    .returning({ id: accountLinks.id })
  return marked.length > 0
}

/**
 * Counts the links that were confirmed, not those that are open. The owner of an address that is taken gets no link, so
 * the change waits for ever, just as it does for an address that does not exist. This does not reveal who has an
 * account.
 */
async function haveBothAgreed(db: Db, { bundle }: LinkRow): Promise<boolean> {
  const agreed = await db
    .select({ id: accountLinks.id })
    .from(accountLinks)
    .where(and(eq(accountLinks.bundle, String(bundle)), isNotNull(accountLinks.confirmedAt)))
  return agreed.length === 2
}

async function changeAddress(context: Context, { userId, details }: LinkRow) {
  const { db } = context
  const id = Number(userId)
  const newEmail = String(details.newEmail)
  const [taken] = await db.select({ id: users.id }).from(users).where(eq(users.email, newEmail))
  const [person] = await db.select().from(users).where(eq(users.id, id))
  if (taken || !person || person.suspendedAt) return refuseLink(context)
  await changeOwn(context, id, { email: newEmail })
  await dropLinksOf(db, id, ['email', 'reset'])
  return person
}
