import { boolean } from '../../fields/kinds.ts'
import { storedIn } from '../../saving/item-store.ts'
import { refuse } from '../../saving/refuse.ts'
import { defineSubject } from '../../saving/subject.ts'
import { hasFactor } from './second-factor.ts'
import { strings } from './strings.ts'
import { accountRules } from './tables.ts'

/** Rules that admins set for all accounts. */
export const rules = defineSubject({
  area: 'accounts',
  model: 'rules',
  access: 'admin',
  fields: { editors_must_use_second_factor: boolean() },
  store: storedIn(accountRules),
  titleOf: () => 'accounts',
  async check(saving, values) {
    // Admins who require a second factor that they do not have themselves would lock themselves out.
    const { userId } = saving.viewer
    const isDemanded = values.editors_must_use_second_factor && userId !== null
    if (isDemanded && !(await hasFactor(saving.db, userId)))
      refuse(saving, 'editors_must_use_second_factor', strings.firstYourself)
    return values
  },
})
