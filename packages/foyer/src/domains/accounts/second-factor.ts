import { randomBytes } from 'node:crypto'
import { Failure } from '../../contract/errors.ts'
import type { Context } from '../../platform/context.ts'
import { and, count, eq, isNotNull, lt } from '../../platform/database/drizzle.ts'
import { qrPath } from '../../platform/qr-code.ts'
import { seal, unseal } from '../../platform/sealed.ts'
import { isSigned, signatureOf } from '../../platform/signature.ts'
import { resetThrottle, throttle } from '../../platform/throttle/throttle.ts'
import type { FactorState } from './contract.ts'
import { recordIdentity } from './identity.ts'
import { requirePassword } from './own-account.ts'
import { placeOfKey } from './sealed-keys.ts'
import { strings } from './strings.ts'
import { accountRules, passkeys, recoveryCodes, secondFactors, users } from './tables.ts'
import { hashOf } from './tokens.ts'
import { keyAddress, newSecret, stepOfCode } from './totp.ts'

const RECOVERY_CODES = 10
/** A code has a million possible values: at this rate guessing takes years. */
const TRIES = { calls: 5, seconds: 15 * 60 }
const PENDING_MINUTES = 5

type Person = typeof users.$inferSelect

export async function describeFactor({ db, viewer }: Context): Promise<FactorState> {
  const userId = Number(viewer.userId)
  const [person] = await db
    .select({
      isRequired: users.mustUseSecondFactor,
      role: users.role,
      ofAll: accountRules.editorsMustUseSecondFactor,
    })
    .from(users)
    .leftJoin(accountRules, eq(accountRules.id, 1))
    .where(eq(users.id, userId))
  const [left] = await db
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return {
    is_on: await hasAuthenticator(db, userId),
    is_required: Boolean(person && (person.isRequired || (person.ofAll && person.role !== 'customer'))),
    recovery_codes: left?.codes ?? 0,
  }
}

/** Whether a password alone is not enough: the account has an authenticator or a passkey. */
export async function hasFactor(db: Context['db'], userId: number): Promise<boolean> {
  return (await hasAuthenticator(db, userId)) || (await hasPasskey(db, userId))
}

async function hasPasskey(db: Context['db'], userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1)
  return row !== undefined
}

export async function hasAuthenticator(db: Context['db'], userId: number): Promise<boolean> {
  const [row] = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
  return row !== undefined
}

/** Makes a key for the user's authenticator; it is active once a code of it has been entered. */
export async function beginFactor(
  context: Context,
  given: { current_password: string },
): Promise<{ secret: string; address: string; qr: { size: number; path: string } | null }> {
  const person = await requirePassword(context, given.current_password)
  if (await hasAuthenticator(context.db, person.id)) throw new Failure('conflict')
  const secret = newSecret()
  const sealed = seal(context.secret, placeOfKey(person.id), secret)
  const row = { secret: sealed, lastStep: 0, confirmedAt: null }
  await context.db
    .insert(secondFactors)
    .values({ userId: person.id, ...row })
    .onConflictDoUpdate({ target: secondFactors.userId, set: row })
  const address = keyAddress(secret, person.email, issuerOf(context))
  return { secret, address, qr: pictureOf(address) }
}

/** Null if the address is too long for a QR code: the key can be typed too. */
function pictureOf(address: string) {
  try {
    return qrPath(address)
  } catch {
    return null
  }
}

/**
 * Switches the second factor on and returns recovery codes, in case the phone is lost: they are shown once and stored
 * as hashes.
 */
export async function confirmFactor(
  context: Context,
  { code }: { code: string },
): Promise<{ codes: string[] }> {
  const { db, viewer, clock } = context
  const userId = Number(viewer.userId)
  await throttle(context, `code of ${userId}`, TRIES)
  const codes = await db.transaction(async (tx) => {
    if (!(await takeCode({ ...context, db: tx }, userId, code, 'any key'))) refuseCode(context)
    await tx.update(secondFactors).set({ confirmedAt: clock.now() }).where(eq(secondFactors.userId, userId))
    return renewRecoveryCodes(tx, userId)
  })
  await resetThrottle(context, `code of ${userId}`)
  if (viewer.role !== 'visitor')
    recordIdentity(context, { id: userId, role: viewer.role }, 'second_factor_on')
  return { codes }
}

/** Makes ten new codes; the old ones become invalid. */
export async function renewRecoveryCodes(db: Context['db'], userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values(codes.map((one) => ({ userId, codeHash: hashOf(one) })))
  return codes
}

export async function endFactor(context: Context, given: { current_password: string }): Promise<void> {
  const person = await requirePassword(context, given.current_password)
  await context.db.delete(secondFactors).where(eq(secondFactors.userId, person.id))
  // A user with a passkey still needs the codes in case the device is lost.
  if (!(await hasPasskey(context.db, person.id))) {
    await context.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, person.id))
  }
  recordIdentity(context, person, 'second_factor_off')
}

/**
 * A proof that the password was right while the code is missing. It opens nothing without the code, and expires soon.
 */
export function pendingLogin({ secret, clock }: Context, person: Person): string {
  const until = clock.now().getTime() + PENDING_MINUTES * 60_000
  return `${person.id}.${until}.${signatureOf(secret, loginText(person, until))}`
}

/** The user of a login that waits for a code; throws if there is none, or if it has expired. */
export async function requirePending({ db, secret, clock }: Context, pending: string): Promise<Person> {
  const [id = '', until = '', signed = ''] = pending.split('.')
  const [person] = /^[1-9]\d{0,8}$/.test(id)
    ? await db
        .select()
        .from(users)
        .where(eq(users.id, Number(id)))
    : []
  const isGood =
    person &&
    !person.suspendedAt &&
    Number(until) > clock.now().getTime() &&
    isSigned(secret, loginText(person, Number(until)), signed)
  if (!isGood) throw new Failure('login_failed')
  return person
}

/** Accepts a code of the authenticator, or one of the recovery codes, which is then deleted. */
export async function requireCode(context: Context, { id }: Person, given: string): Promise<void> {
  const key = `code of ${id}`
  await throttle(context, key, TRIES)
  const code = given.replace(/[\s-]/g, '').toUpperCase()
  const isGood = /^\d{6}$/.test(code)
    ? await takeCode(context, id, code, 'confirmed key')
    : await takeRecoveryCode(context, id, code)
  if (!isGood) refuseCode(context)
  await resetThrottle(context, key)
}

/**
 * If the same code arrives twice at once, only one login succeeds. A key that was not confirmed is not accepted: it is
 * not listed, so its owner could neither see nor remove it.
 */
async function takeCode(
  { db, clock, secret }: Context,
  userId: number,
  code: string,
  of: 'any key' | 'confirmed key',
): Promise<boolean> {
  const isTaken = of === 'confirmed key' ? isNotNull(secondFactors.confirmedAt) : undefined
  const [factor] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isTaken))
  if (!factor) return false
  const key = unseal(secret, placeOfKey(userId), factor.secret)
  const step = stepOfCode(key, code, clock.now(), factor.lastStep)
  if (!step) return false
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return used.length > 0
}

async function takeRecoveryCode({ db }: Context, userId: number, code: string): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code))))
    .returning({ userId: recoveryCodes.userId })
  return used.length > 0
}

/** The name under which an authenticator lists the account. */
function issuerOf({ config }: Context): string {
  return config.publicUrl ? new URL(config.publicUrl).hostname : 'Foyer'
}

/** 80 bits. */
function newRecoveryCode(): string {
  return randomBytes(10).toString('hex').toUpperCase()
}

function refuseCode({ locale }: Context): never {
  throw new Failure('invalid', { fields: { code: [strings.wrongCode[locale]] } })
}

/** The password's hash is part of what is signed, so changing the password ends a login that was begun before. */
function loginText({ id, passwordHash }: Person, until: number): string {
  return `login:${id}:${until}:${passwordHash}`
}
