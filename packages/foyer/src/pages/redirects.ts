import type { Context } from '../platform/context.ts'
import { asc } from '../platform/database/drizzle.ts'
import type { Redirect } from './contract.ts'
import { REDIRECTS_TAG, redirects } from './tables.ts'

/** Stored in memory until it changes, because every rendered page checks it first (1 §4 Redirects). */
export async function listRedirects({ db, reads, memo }: Pick<Context, 'db' | 'reads' | 'memo'>) {
  reads.note(REDIRECTS_TAG)
  return memo.remember<Redirect[]>('redirects', [REDIRECTS_TAG], async () => {
    const rows = await db.select().from(redirects).orderBy(asc(redirects.oldPath))
    return {
      value: rows.map(({ oldPath, newPath }) => ({ old_path: oldPath, new_path: newPath })),
      until: null,
    }
  })
}
