import type { Db } from '../../platform/database/database.ts'
import { and, eq } from '../../platform/database/drizzle.ts'
import { isSealedWithNewest, seal, unseal } from '../../platform/sealed.ts'
import type { Secret } from '../../platform/signature.ts'
import { secondFactors } from './tables.ts'

/** Where the key of a user's authenticator is: it opens nowhere else. */
export const placeOfKey = (userId: number) => `second_factor:${userId}`

/**
 * Encrypts the keys of authenticators with the newest secret: those from before keys were encrypted, and after a rotation all. Runs at
 * a start, after a rotation, and every night for those that a slow process has stored meanwhile.
 */
export async function sealKeys(db: Db, secret: Secret): Promise<void> {
  const rows = await db
    .select({ userId: secondFactors.userId, stored: secondFactors.secret })
    .from(secondFactors)
  for (const { userId, stored } of rows) {
    if (isSealedWithNewest(secret, stored)) continue
    const place = placeOfKey(userId)
    await db
      .update(secondFactors)
      .set({ secret: seal(secret, place, unseal(secret, place, stored)) })
      .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, stored)))
  }
}
