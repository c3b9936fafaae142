import type { Values } from '../calls.ts'

/** What was typed and not saved yet, and the version it was typed on. */
export interface Draft {
  version: number
  changes: Values
}

/** The build looks for this name in what visitors download. */
const PREFIX = 'office-draft:'

/** Kept in the tab: it outlives a reload, a lost session and a crash of the page, and nobody else at this machine reads it. */
export function readDraft(key: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') as Draft | null
  } catch {
    return null
  }
}

/** Without changes there is nothing to keep. */
export function keepDraft(key: string, draft: Draft, secret: readonly string[]): void {
  const changes = Object.fromEntries(Object.entries(draft.changes).filter(([name]) => !secret.includes(name)))
  try {
    if (Object.keys(changes).length === 0) sessionStorage.removeItem(PREFIX + key)
    else sessionStorage.setItem(PREFIX + key, JSON.stringify({ ...draft, changes }))
  } catch {
    // A full or forbidden storage: the warning before leaving remains.
  }
}
