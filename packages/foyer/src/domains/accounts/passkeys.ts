import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { Failure } from '../../contract/errors.ts'
import type { Context } from '../../platform/context.ts'
import { and, count, desc, eq, lte } from '../../platform/database/drizzle.ts'
import { throttle } from '../../platform/throttle/throttle.ts'
import { houseTime } from '../../platform/time/house-clock.ts'
import { newChallenge, takeChallenge } from './challenges.ts'
import { deviceName } from './device-name.ts'
import { recordIdentity } from './identity.ts'
import { requirePassword } from './own-account.ts'
import type { Passkey } from './passkey-contract.ts'
import { hasAuthenticator, hasFactor, renewRecoveryCodes } from './second-factor.ts'
import { enter } from './service.ts'
import { passkeys, recoveryCodes, users } from './tables.ts'

/** The limit for passkeys: more than a user has devices. */
const MOST = 20
/** EdDSA, ES256 and RS256, which devices use. By default the library would add one that Node marks as experimental. */
const ALGORITHMS = [-8, -7, -257]
const TRIES_PER_ADDRESS = { calls: 100, seconds: 15 * 60 }

/** The address of this site for devices: a passkey of another address is not valid here. */
function ownSite(context: Context): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(context.origin())
  return { rpID: hostname, origin }
}

export async function listPasskeys({ db, viewer }: Context): Promise<Passkey[]> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, Number(viewer.userId)))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id))
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    created_at: houseTime(createdAt),
    last_used_at: lastUsedAt && houseTime(lastUsedAt),
  }))
}

/** Asks for the password first: an open browser must not be enough to add another person's key to an account. */
export async function beginPasskey(context: Context, given: { current_password: string }) {
  const person = await requirePassword(context, given.current_password)
  const known = await context.db
    .select({ id: passkeys.credentialId })
    .from(passkeys)
    .where(eq(passkeys.userId, person.id))
  if (known.length >= MOST) throw new Failure('conflict')
  const { rpID } = ownSite(context)
  const { challenge, state } = newChallenge(context, `add ${person.id}`)
  const options = await generateRegistrationOptions({
    rpID,
    rpName: rpID,
    userID: new TextEncoder().encode(`foyer-${person.id}`),
    userName: person.email,
    userDisplayName: `${person.firstName} ${person.lastName}`.trim() || person.email,
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    excludeCredentials: known,
    supportedAlgorithmIDs: ALGORITHMS,
    // A passkey replaces password and second factor, so the device must verify its owner.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options: { ...options }, state }
}

export async function addPasskey(
  context: Context,
  { state, response, name }: { state: string; response: object; name: string },
): Promise<{ codes: string[] }> {
  const { db, viewer, clock, agent } = context
  const userId = Number(viewer.userId)
  const challenge = await takeChallenge(context, `add ${userId}`, state)
  if (challenge === null) throw new Failure('invalid')
  const { rpID, origin } = ownSite(context)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw new Failure('invalid', { cause })
  })
  if (!verified || !registrationInfo) throw new Failure('invalid')
  const { credential } = registrationInfo
  const codes = await db.transaction(async (tx) => {
    const isFirst = !(await hasFactor(tx, userId))
    const added = await tx
      .insert(passkeys)
      .values({
        userId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        name: name || deviceName(agent) || 'Passkey',
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (added.length === 0) throw new Failure('conflict')
    return isFirst ? renewRecoveryCodes(tx, userId) : []
  })
  if (viewer.role !== 'visitor') recordIdentity(context, { id: userId, role: viewer.role }, 'passkey_added')
  return { codes }
}

export async function endPasskey(
  context: Context,
  { id, current_password }: { id: number; current_password: string },
): Promise<void> {
  const person = await requirePassword(context, current_password)
  const ended = await context.db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, person.id)))
    .returning({ id: passkeys.id })
  if (ended.length === 0) throw new Failure('not_found')
  const [left] = await context.db
    .select({ keys: count() })
    .from(passkeys)
    .where(eq(passkeys.userId, person.id))
  if (left?.keys === 0 && !(await hasAuthenticator(context.db, person.id))) {
    await context.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, person.id))
  }
  recordIdentity(context, person, 'passkey_removed')
}

/** Contains no user names: the device knows which accounts it has keys for. */
export async function challengeForLogin(context: Context) {
  const { challenge, state } = newChallenge(context, 'login')
  const options = await generateAuthenticationOptions({
    rpID: ownSite(context).rpID,
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
  })
  return { options: { ...options }, state }
}

export async function loginWithPasskey(
  context: Context,
  { state, response }: { state: string; response: { id: string } },
): Promise<void> {
  const { db, clock } = context
  await throttle(context, `login address ${context.address}`, TRIES_PER_ADDRESS)
  const challenge = await takeChallenge(context, 'login', state)
  if (challenge === null) throw new Failure('login_failed')
  const [found] = await db
    .select({ key: passkeys, person: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, response.id))
  if (!found || found.person.suspendedAt) throw new Failure('login_failed')
  const { key, person } = found
  const { rpID, origin } = ownSite(context)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: key.credentialId,
      publicKey: Uint8Array.from(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
    },
  }).catch((cause: unknown) => {
    // Whatever the library finds wrong, the login fails; the reason is not shown.
    recordIdentity(context, person, 'login_failed')
    throw new Failure('login_failed', { cause })
  })
  if (!verified) throw new Failure('login_failed')
  const counter = authenticationInfo.newCounter
  await db
    .update(passkeys)
    .set({ counter, lastUsedAt: clock.now() })
    .where(and(eq(passkeys.id, key.id), lte(passkeys.counter, counter)))
  await enter(context, person)
}
