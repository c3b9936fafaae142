import { asc, eq, ne, sql } from 'drizzle-orm'
import { ALIASES } from '../contract/aliases.ts'
import { Failure } from '../contract/errors.ts'
import type { Locale } from '../contract/locale.ts'
import type { Context } from '../platform/context.ts'
import type { Redirect } from './contract.ts'
import { destinationOf, leadsBack, localPath } from './redirect-rules.ts'
import { strings } from './strings.ts'
import { REDIRECTS_TAG, redirects } from './tables.ts'

/** Kept until it changes: every page that is rendered looks here first (1 §4 Redirects). */
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

type Needs = Pick<Context, 'db' | 'changes' | 'config' | 'viewer' | 'locale'>

/** Stores a redirect, a new one or that of the id given. A circle is refused, and a way off the site to all but admins. */
export async function saveRedirect(
  { db, changes, config, viewer, locale }: Needs,
  entry: Redirect,
  id?: number,
): Promise<number> {
  const oldPath = localPath(entry.old_path) ?? refuse('old_path', 'notLocal', locale)
  const to =
    destinationOf(entry.new_path, oldPath, config.publicUrl) ?? refuse('new_path', 'notDestination', locale)
  if (!to.isLocal && viewer.role !== 'admin') refuse('new_path', 'adminsOnly', locale)
  return db.transaction(async (tx) => {
    // Two saved at once could close a circle that neither sees.
    await tx.execute(sql`lock table ${redirects} in share row exclusive mode`)
    const others = await tx
      .select()
      .from(redirects)
      .where(id === undefined ? undefined : ne(redirects.id, id))
    if (others.some((other) => other.oldPath === oldPath)) refuse('old_path', 'taken', locale)
    const ways = new Map(Object.entries(ALIASES).map(([from, alias]) => [from, alias.to]))
    for (const other of others) ways.set(other.oldPath, other.newPath)
    if (leadsBack(oldPath, to.address, ways, config.publicUrl)) refuse('new_path', 'circle', locale)
    const values = { oldPath, newPath: to.address }
    const [stored] =
      id === undefined
        ? await tx.insert(redirects).values(values).returning({ id: redirects.id })
        : await tx.update(redirects).set(values).where(eq(redirects.id, id)).returning({ id: redirects.id })
    if (!stored) throw new Failure('not_found')
    await changes.announce(tx, REDIRECTS_TAG)
    return stored.id
  })
}

type Reason = 'notLocal' | 'notDestination' | 'adminsOnly' | 'taken' | 'circle'

function refuse(field: keyof Redirect, reason: Reason, locale: Locale): never {
  throw new Failure('invalid', { fields: { [field]: [strings[reason][locale]] } })
}
