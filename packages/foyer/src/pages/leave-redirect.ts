import { eq } from '../platform/database/drizzle.ts'
import { readItem, removeItem, saveItem } from '../saving/save.ts'
import type { Saving } from '../saving/subject.ts'
import { redirect } from './redirect-subject.ts'
import { isSystemPath } from './system-path.ts'
import { redirects } from './tables.ts'

/** Adds a redirect from a former address to the new one. */
export async function leaveRedirect(saving: Saving, from: string, to: string): Promise<void> {
  await clearRedirect(saving, to)
  if (isSystemPath(from)) return
  const id = await redirectFrom(saving, from)
  if (id === null) await saveItem(saving, redirect, { values: { old_path: from, new_path: to } })
  else {
    const { version } = await readItem(saving.db, redirect, id)
    await saveItem(saving, redirect, { id, version, values: { new_path: to } })
  }
}

/** Removes a redirect from an address. Redirects are followed first, so a page at that address would never be seen. */
export async function clearRedirect(saving: Saving, address: string): Promise<void> {
  const id = await redirectFrom(saving, address)
  if (id === null) return
  const { version } = await readItem(saving.db, redirect, id)
  await removeItem(saving, redirect, { id, version })
}

async function redirectFrom({ db }: Saving, address: string): Promise<number | null> {
  const [row] = await db.select({ id: redirects.id }).from(redirects).where(eq(redirects.oldPath, address))
  return row?.id ?? null
}
