import type { Values } from '../calls.ts'

/** Unsaved changes, and the version they were made on. */
export interface Draft {
  version: number
  changes: Values
}

/** The build checks that this name is not in the code for visitors. */
const PREFIX = 'office-draft:'

/**
 * Stored in the tab: it outlives a reload, an ended session and a crash of the page, and other users of this computer
 * cannot read it.
 */
export function readDraft(key: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') as Draft | null
  } catch {
    return null
  }
}

/** Without changes nothing is stored. */
export function keepDraft(key: string, draft: Draft, secret: readonly string[]): void {
  const changes = Object.fromEntries(Object.entries(draft.changes).filter(([name]) => !secret.includes(name)))
  try {
    if (Object.keys(changes).length === 0) sessionStorage.removeItem(PREFIX + key)
    else sessionStorage.setItem(PREFIX + key, JSON.stringify({ ...draft, changes }))
  } catch {
    // The storage is full or not allowed; there is still the warning before leaving.
  }
}
