import { href } from '../../contract/routes.ts'
import { houseAddress } from '../../platform/config/house-address.ts'
import type { Platform } from '../../platform/context.ts'
import { and, eq, isNull } from '../../platform/database/drizzle.ts'
import { addLink, dropLinksOf } from './links.ts'
import { NOT_CHOSEN } from './password.ts'
import { users } from './tables.ts'

export interface FirstLink {
  email: string
  address: string
}

/**
 * A link with which the first admin chooses a password, for the terminal of whoever starts the house: at the first start no mail
 * may leave yet. Each start makes a new one in place of the last, until a password is chosen; then it is null.
 */
export async function firstLink({
  db,
  clock,
  config,
}: Pick<Platform, 'db' | 'clock' | 'config'>): Promise<FirstLink | null> {
  const [admin] = await db
    .select()
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.passwordHash, NOT_CHOSEN), isNull(users.suspendedAt)))
    .orderBy(users.id)
    .limit(1)
  if (!admin) return null
  const { id, email, locale } = admin
  const token = await db.transaction(async (tx) => {
    await dropLinksOf(tx, id, ['invite'])
    return addLink({ db: tx, clock }, { kind: 'invite', userId: id, email, locale })
  })
  const page = houseAddress(config) + href('userStep', locale, { slug: 'password' })
  return { email, address: `${page}?token=${token}` }
}
