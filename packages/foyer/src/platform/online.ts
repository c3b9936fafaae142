import { siteOffline } from '../contract/site-offline.ts'
import type { Context } from './context.ts'
import { isEditor } from './viewer.ts'

/** The tag of the setting whether the site is online. Every stored response has it. */
export const ONLINE_TAG = 'settings'

/** 3-readings, Calls: while the site is offline, only editors and admins get answers. */
export async function requireOnline({
  viewer,
  isSiteOnline,
}: Pick<Context, 'viewer' | 'isSiteOnline'>): Promise<void> {
  if (!isEditor(viewer) && !(await isSiteOnline())) throw siteOffline()
}
