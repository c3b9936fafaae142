import { ALIASES } from '../contract/aliases.ts'
import { href } from '../contract/routes.ts'
import { string } from '../fields/kinds.ts'
import { ne, sql } from '../platform/database/drizzle.ts'
import { storedIn } from '../saving/item-store.ts'
import { refuse } from '../saving/refuse.ts'
import { defineSubject } from '../saving/subject.ts'
import { destinationOf, leadsBack, localPath } from './redirect-rules.ts'
import { strings } from './strings.ts'
import { isSystemPath } from './system-path.ts'
import { redirects } from './tables.ts'

const ADDRESS = { required: true, maxLength: 2000 }

/** 1 §3 Redirect entry. Refuses circles, and refuses targets on other sites except from admins. */
export const redirect = defineSubject({
  area: 'pages',
  model: 'redirect',
  access: 'editor',
  fields: { old_path: string(ADDRESS), new_path: string(ADDRESS) },
  store: storedIn(redirects),
  titleOf: ({ old_path }) => old_path,
  async check(saving, { old_path, new_path }, id) {
    const { db, viewer, config } = saving
    const from = localPath(old_path) ?? refuse(saving, 'old_path', strings.notLocal)
    if (isSystemPath(from, config.shop?.routes)) refuse(saving, 'old_path', strings.systemPath)
    const to =
      destinationOf(new_path, from, config.publicUrl) ?? refuse(saving, 'new_path', strings.notDestination)
    if (!to.isLocal && viewer.role !== 'admin') refuse(saving, 'new_path', strings.adminsOnly)
    // Locked, because two redirects saved at once could close a circle that neither of the checks sees.
    await db.execute(sql`lock table ${redirects} in share row exclusive mode`)
    const others = await db
      .select()
      .from(redirects)
      .where(id === null ? undefined : ne(redirects.id, id))
    if (others.some(({ oldPath }) => oldPath === from)) refuse(saving, 'old_path', strings.taken)
    const ways = new Map(Object.entries(ALIASES).map(([path, { to, locale }]) => [path, href(to, locale)]))
    for (const { oldPath, newPath } of others) ways.set(oldPath, newPath)
    if (leadsBack(from, to.address, ways, config.publicUrl)) refuse(saving, 'new_path', strings.circle)
    return { old_path: from, new_path: to.address }
  },
})
