import { z } from 'zod'
import { defineEndpoint } from '../../contract/endpoint.ts'
import { TOOL_LOCALES } from '../../contract/locale.ts'
import { listed } from '../../contract/paging.ts'
import { id } from '../../contract/params.ts'

/** Kinds of recorded actions of users on their accounts. */
export const IDENTITY_KINDS = [
  'login',
  'login_failed',
  'logout',
  'password_changed',
  'email_changed',
  'sessions_ended',
  'second_factor_on',
  'second_factor_off',
  'passkey_added',
  'passkey_removed',
] as const

/** 1 §3 User state. */
const userState = z.object({
  logged: z.boolean(),
  is_logged_in: z.boolean(),
  id: z.int().nullable(),
  email: z.string(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  admin_menus: z.array(z.object({ title: z.string(), url: z.string() })),
  has_dashboard_online_access: z.boolean(),
  login_url: z.string(),
  logout_url: z.string(),
  webshop_url: z.string(),
})
export type UserState = z.infer<typeof userState>

export const details = defineEndpoint({
  summary: 'Who is logged in; also sets the csrftoken cookie that writes need',
  access: 'visitor',
  reachableOffline: true,
  personal: true,
  answer: userState,
})

export const editor = defineEndpoint({
  summary: 'The current editor',
  access: 'editor',
  personal: true,
  answer: userState,
})

export const login = defineEndpoint({
  summary: 'Log in',
  access: 'visitor',
  reachableOffline: true,
  personal: true,
  body: z.object({ email: z.email().max(254), password: z.string().min(1).max(1000) }),
  answer: userState,
})

export const loginCode = defineEndpoint({
  summary: 'Finish a login that waits for the code of the second factor',
  access: 'visitor',
  reachableOffline: true,
  personal: true,
  body: z.object({ pending: z.string().min(1).max(200), code: z.string().min(1).max(40) }),
  answer: userState,
})

export const logout = defineEndpoint({
  summary: 'Log out',
  access: 'visitor',
  reachableOffline: true,
  personal: true,
  answer: z.void(),
})

const email = z.email().max(254)
const newPassword = z.string().min(12).max(1000)
const token = z.string().min(1).max(100)
const name = z.string().trim().max(100)
const moment = z.string()

/** For visitors and logged-in users, also while the site is offline: staff must be able to log in before it opens. */
const atTheEntrance = { access: 'visitor', reachableOffline: true, personal: true } as const

export const register = defineEndpoint({
  summary: 'Ask for an account; a letter with a link follows, and the answer is the same for every address',
  ...atTheEntrance,
  body: z.object({
    email,
    first_name: name.min(1),
    last_name: name.min(1),
    newsletter: z.boolean().default(false),
  }),
  answer: z.void(),
})
export type Registration = z.output<typeof register.body>

export const askForReset = defineEndpoint({
  summary: 'Ask for a link to choose a new password; the answer is the same for every address',
  ...atTheEntrance,
  body: z.object({ email }),
  answer: z.void(),
})

const linkState = z.object({
  /** Null if the link is used, expired or unknown. */
  kind: z.enum(['register', 'reset', 'invite', 'email']).nullable(),
  email: z.string(),
  new_email: z.string(),
})
export type LinkState = z.infer<typeof linkState>

export const link = defineEndpoint({
  summary: 'What a link from a letter is for; looking does not use it up',
  ...atTheEntrance,
  params: z.object({ token }),
  answer: linkState,
})

export const choosePassword = defineEndpoint({
  summary: 'Choose a password by a link from a letter, and log in',
  ...atTheEntrance,
  body: z.object({ token, password: newPassword }),
  answer: userState,
})

export const confirmEmail = defineEndpoint({
  summary: 'Confirm a new e-mail address from one of the two mailboxes',
  ...atTheEntrance,
  body: z.object({ token }),
  answer: z.object({ is_changed: z.boolean() }),
})

export const refuseEmail = defineEndpoint({
  summary: 'Refuse a new e-mail address from one of the two mailboxes',
  ...atTheEntrance,
  body: z.object({ token }),
  answer: z.void(),
})

const forOneself = { access: 'customer', personal: true } as const

const profileFields = z.object({
  first_name: name.min(1),
  last_name: name.min(1),
  locale: z.enum(TOOL_LOCALES),
  newsletter: z.boolean(),
})
// An account that an admin made may have no names yet.
const ownProfile = profileFields.extend({ email: z.string(), first_name: name, last_name: name })
export type Profile = z.infer<typeof ownProfile>

export const profile = defineEndpoint({ summary: 'One’s own account', ...forOneself, answer: ownProfile })

export const writeProfile = defineEndpoint({
  summary: 'Change name, language and newsletter of one’s own account',
  ...forOneself,
  body: profileFields,
  answer: ownProfile,
})

/** The password again, for actions that cannot be undone. */
const current_password = z.string().min(1).max(1000)

export const changePassword = defineEndpoint({
  summary: 'Change one’s own password; ends every other session',
  ...forOneself,
  body: z.object({ current_password, password: newPassword }),
  answer: z.void(),
})

export const changeEmail = defineEndpoint({
  summary: 'Ask for another e-mail address; both mailboxes get a letter and have to confirm it',
  ...forOneself,
  body: z.object({ current_password, email }),
  answer: z.void(),
})

const factorState = z.object({
  is_on: z.boolean(),
  /** An admin requires it: without a second factor the user has only the rights of a customer. */
  is_required: z.boolean(),
  /** The number of unused recovery codes. */
  recovery_codes: z.int(),
})
export type FactorState = z.infer<typeof factorState>

export const factor = defineEndpoint({
  summary: 'Whether one has a second factor',
  ...forOneself,
  answer: factorState,
})

export const beginFactor = defineEndpoint({
  summary: 'A key for one’s authenticator, told this once; it counts when a code of it is confirmed',
  ...forOneself,
  body: z.object({ current_password }),
  answer: z.object({
    secret: z.string(),
    address: z.string(),
    /** The address as a QR code: the side of its square, and the path of an SVG. */
    qr: z.object({ size: z.int(), path: z.string() }).nullable(),
  }),
})

export const confirmFactor = defineEndpoint({
  summary: 'Switch the second factor on by a code of it; answers the recovery codes, this once',
  ...forOneself,
  body: z.object({ code: z.string().min(1).max(20) }),
  answer: z.object({ codes: z.array(z.string()) }),
})

export const endFactor = defineEndpoint({
  summary: 'Switch the second factor off',
  ...forOneself,
  body: z.object({ current_password }),
  answer: z.void(),
})

const ownSession = z.object({
  id: z.int(),
  device: z.string(),
  is_current: z.boolean(),
  created_at: moment,
  last_seen_at: moment,
})
export type OwnSession = z.infer<typeof ownSession>

export const sessions = defineEndpoint({
  summary: 'Where one is logged in',
  ...forOneself,
  answer: listed(ownSession),
})

export const endSession = defineEndpoint({
  summary: 'End one of one’s own sessions',
  ...forOneself,
  params: z.object({ id }),
  answer: z.void(),
})

export const endOtherSessions = defineEndpoint({
  summary: 'Log out everywhere but here',
  ...forOneself,
  answer: z.void(),
})

const ownData = z.object({
  account: ownProfile.extend({
    role: z.string(),
    created_at: moment,
    password_changed_at: moment,
  }),
  sessions: z.array(ownSession),
  favorites: z.array(z.string()),
  /** When the user last looked at their favorites. */
  favorites_seen_at: moment.nullable(),
  calendar_address_created_at: moment.nullable(),
  second_factor_created_at: moment.nullable(),
  recovery_codes: z.int(),
  passkeys: z.array(z.object({ name: z.string(), created_at: moment, last_used_at: moment.nullable() })),
  identity_events: z.array(z.object({ kind: z.string(), at: moment })),
})
export type OwnData = z.infer<typeof ownData>

export const exportData = defineEndpoint({
  summary: 'All that is kept under one’s own account',
  ...forOneself,
  answer: ownData,
})

export const deleteAccount = defineEndpoint({
  summary: 'Delete one’s own account and all that hangs on it',
  ...forOneself,
  body: z.object({ current_password }),
  answer: z.void(),
})
