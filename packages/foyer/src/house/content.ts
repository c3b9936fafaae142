import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Platform } from '../platform/context.ts'
import { houseFolder } from './folder.ts'

export interface ContentSize {
  /** The number of events, for measurements; without it, those that the content plans. */
  events?: number
  /** Invented figures for the dashboard; none by default, as in tests. */
  visits?: 'demo' | 'busy year'
}

/** What an empty database begins with: `content/content.ts` of a house exports it by default. */
export interface HouseContent {
  /** The logins besides the first admin. Each gets a password of its own at the first start. */
  users?: { email: string; role: 'editor' | 'customer'; firstName: string; lastName: string }[]
  /** Fills the database, in one transaction. Without a storage the pictures are left out. */
  fill(
    needs: Pick<Platform, 'db' | 'clock' | 'changes'> & Partial<Pick<Platform, 'storage'>>,
    size: ContentSize,
  ): Promise<void>
}

/** Loads the content of the house, only where it is wanted; null where a house has none. */
export async function loadContent(): Promise<HouseContent | null> {
  const file = path.join(houseFolder, 'content', 'content.ts')
  if (!existsSync(file)) return null
  const { default: content } = (await import(pathToFileURL(file).href)) as { default: HouseContent }
  return content
}
