import { facts } from '#house/facts'
import { Failure } from '../../contract/errors.ts'
import type { Locale } from '../../contract/locale.ts'
import { href } from '../../contract/routes.ts'
import { shopAddressIn } from '../../contract/shop-address.ts'
import type { Context, Platform } from '../../platform/context.ts'
import { count, eq } from '../../platform/database/drizzle.ts'
import { ensureCsrfCookie } from '../../platform/http/csrf.ts'
import { resetThrottle, throttle } from '../../platform/throttle/throttle.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { adminMenus } from '../../saving/describe-resources.ts'
import { createItems } from '../../saving/save.ts'
import { AS_INSTALLATION } from '../../saving/subject.ts'
import type { UserState } from './contract.ts'
import { recordIdentity } from './identity.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import { hashPassword, NOT_CHOSEN, verifyPassword } from './password.ts'
import { hasFactor, pendingLogin, requireCode, requirePending } from './second-factor.ts'
import { endSession, startSession } from './sessions.ts'
import { users } from './tables.ts'
import { user as account } from './user-subject.ts'

const QUARTER_HOUR = 15 * 60
/** Attempts for one account from one address, or from a browser in which a login to it has succeeded before. */
const TRIES_PER_CALLER = { calls: 10, seconds: QUARTER_HOUR }
/** Attempts for one account from all addresses together, except from browsers in which a login has succeeded before. */
const TRIES_OF_STRANGERS = { calls: 50, seconds: QUARTER_HOUR }
const TRIES_PER_ADDRESS = { calls: 100, seconds: QUARTER_HOUR }

/** Compared for an unknown address, so that the answer takes as long as for a known one. */
const nobody = hashPassword('nobody has this password')

export async function login(
  context: Context,
  given: { email: string; password: string },
): Promise<UserState> {
  const email = given.email.toLowerCase()
  await throttle(context, `login address ${context.address}`, TRIES_PER_ADDRESS)
  const device = knownDevice(context, email)
  const ofCaller = `login of ${email} by ${device ?? context.address}`
  const ofStrangers = `login account ${email}`
  await throttle(context, ofCaller, TRIES_PER_CALLER)
  if (device === null) await throttle(context, ofStrangers, TRIES_OF_STRANGERS)
  const [user] = await context.db.select().from(users).where(eq(users.email, email))
  const matches = await verifyPassword(given.password, user?.passwordHash ?? (await nobody))
  if (!user || user.suspendedAt || !matches) {
    recordIdentity(context, user, 'login_failed')
    throw new Failure('login_failed')
  }
  await resetThrottle(context, ofCaller)
  if (device === null) await resetThrottle(context, ofStrangers)
  if (await hasFactor(context.db, user.id)) {
    throw new Failure('second_factor', { details: { pending: pendingLogin(context, user) } })
  }
  return enter(context, user)
}

/** The second step of a login, for users with a second factor. */
export async function loginWithCode(
  context: Context,
  { pending, code }: { pending: string; code: string },
): Promise<UserState> {
  await throttle(context, `login address ${context.address}`, TRIES_PER_ADDRESS)
  const user = await requirePending(context, pending)
  await requireCode(context, user, code).catch((error: unknown) => {
    recordIdentity(context, user, 'login_failed')
    throw error
  })
  return enter(context, user)
}

/** Starts a session for a user who has been identified. The session before it in this browser ends. */
export async function enter(context: Context, user: typeof users.$inferSelect): Promise<UserState> {
  await endSession(context)
  await startSession(context, user.id)
  rememberDevice(context, user.email)
  recordIdentity(context, user, 'login')
  return describeUser({ ...context, viewer: { role: user.role, userId: user.id } })
}

export async function logout(context: Context): Promise<void> {
  const { viewer } = context
  await endSession(context)
  if (viewer.role !== 'visitor') recordIdentity(context, { id: viewer.userId, role: viewer.role }, 'logout')
}

/** The user state, with the token that the caller's writes need. */
export async function userDetails(context: Context): Promise<UserState> {
  ensureCsrfCookie(context.cookies, context.secret)
  return describeUser(context)
}

export async function describeUser({ db, viewer, locale, config }: Context): Promise<UserState> {
  const user = await findUser(db, viewer)
  return {
    logged: user !== undefined,
    is_logged_in: user !== undefined,
    id: user?.id ?? null,
    email: user?.email ?? '',
    username: user?.email ?? '',
    first_name: user?.firstName ?? '',
    last_name: user?.lastName ?? '',
    admin_menus: adminMenus(viewer, locale),
    has_dashboard_online_access: user?.hasDashboardOnlineAccess ?? false,
    login_url: href('userLogin', locale),
    logout_url: `/${locale}/api/user-logout/`,
    webshop_url: shopAddressIn(href('webshop', locale), locale, config.shop.routes),
  }
}

async function findUser(db: Platform['db'], viewer: Viewer) {
  if (viewer.userId === null) return undefined
  const [user] = await db.select().from(users).where(eq(users.id, viewer.userId))
  return user
}

export interface NewUser {
  email: string
  /** Null where the person chooses it with a link. */
  password: string | null
  role: 'customer' | 'editor' | 'admin'
  firstName: string
  lastName: string
  /** The language of letters to the user; the first of the house by default. */
  locale?: Locale
}

export async function createUser(
  needs: Pick<Platform, 'db' | 'clock' | 'changes'>,
  user: NewUser,
): Promise<void> {
  const { email, password, role, firstName, lastName, locale = facts.languages[0] } = user
  const now = needs.clock.now()
  const values = {
    email,
    role,
    first_name: firstName,
    last_name: lastName,
    locale,
    has_dashboard_online_access: role === 'admin',
  }
  // The password of the first admin is not checked: the rules are for passwords typed into the site.
  const columns = {
    passwordHash: password === null ? NOT_CHOSEN : await hashPassword(password),
    passwordChangedAt: now,
    createdAt: now,
  }
  await createItems({ ...AS_INSTALLATION, ...needs }, account, [{ values, columns }])
}

export async function hasUsers({ db }: Pick<Platform, 'db'>): Promise<boolean> {
  const [row] = await db.select({ users: count() }).from(users)
  return (row?.users ?? 0) > 0
}
