import { siteOffline } from '../contract/site-offline.ts'
import type { Context } from './context.ts'
import { isEditor } from './viewer.ts'

/** Announced when the site goes offline or online: that is a setting. Whatever is kept for visitors is kept under it. */
export const ONLINE_TAG = 'settings'

/** 3-readings, Calls: an offline site goes on for those who work on it, and for nobody else. */
export async function requireOnline({
  viewer,
  isSiteOnline,
}: Pick<Context, 'viewer' | 'isSiteOnline'>): Promise<void> {
  if (!isEditor(viewer) && !(await isSiteOnline())) throw siteOffline()
}
