import { boolean } from '../../fields/kinds.ts'
import { storedIn } from '../../saving/item-store.ts'
import { defineSubject } from '../../saving/subject.ts'
import { accountRules } from './tables.ts'

/** What admins demand of all accounts at once. */
export const rules = defineSubject({
  area: 'accounts',
  model: 'rules',
  access: 'admin',
  fields: { editors_must_use_second_factor: boolean() },
  store: storedIn(accountRules),
  titleOf: () => 'accounts',
})
