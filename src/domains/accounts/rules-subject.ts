import { and, eq, isNotNull } from 'drizzle-orm'
import { boolean } from '../../fields/kinds.ts'
import { storedIn } from '../../saving/item-store.ts'
import { refuse } from '../../saving/refuse.ts'
import { defineSubject, type Saving } from '../../saving/subject.ts'
import { strings } from './strings.ts'
import { accountRules, passkeys, secondFactors } from './tables.ts'

/** What admins demand of all accounts at once. */
export const rules = defineSubject({
  area: 'accounts',
  model: 'rules',
  access: 'admin',
  fields: { editors_must_use_second_factor: boolean() },
  store: storedIn(accountRules),
  titleOf: () => 'accounts',
  async check(saving, values) {
    // Whoever demands what they do not have themselves would be shut out by their own word.
    if (values.editors_must_use_second_factor && !(await hasSecondFactor(saving)))
      refuse(saving, 'editors_must_use_second_factor', strings.firstYourself)
    return values
  },
})

async function hasSecondFactor({ db, viewer }: Saving): Promise<boolean> {
  const { userId } = viewer
  if (userId === null) return true
  const [key] = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
  if (key) return true
  const [passkey] = await db
    .select({ userId: passkeys.userId })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1)
  return passkey !== undefined
}
