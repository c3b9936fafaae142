import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { houseFolder } from './folder.ts'

export interface ContentSize {
  /** The number of events, for measurements; without it, those that the content plans. */
  events?: number
  /** Invented figures for the dashboard; none by default, as in tests. */
  visits?: 'demo' | 'busy year'
}

/** What an empty database begins with: `content/content.ts` of a house exports it by default. */
export interface ContentOf<Desk> {
  /** The logins besides the first admin. Each gets a password of its own at the first start. */
  users?: { email: string; role: 'editor' | 'customer'; firstName: string; lastName: string }[]
  /** Adds everything through the desk. If it throws, nothing of it is kept. */
  fill(desk: Desk, size: ContentSize): Promise<void>
}

/** Loads the content of the house, only where it is wanted; null where a house has none. */
export async function loadContent<Desk>(): Promise<ContentOf<Desk> | null> {
  const file = path.join(houseFolder, 'content', 'content.ts')
  if (!existsSync(file)) return null
  const { default: content } = (await import(pathToFileURL(file).href)) as { default: ContentOf<Desk> }
  return content
}
