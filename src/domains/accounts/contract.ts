import { z } from 'zod'
import { defineEndpoint } from '../../contract/endpoint.ts'

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

export const logout = defineEndpoint({
  summary: 'Log out',
  access: 'visitor',
  reachableOffline: true,
  personal: true,
  answer: z.void(),
})
