import {
  boolean,
  choice,
  choices,
  type FieldValues,
  items,
  number,
  reference,
  string,
} from '../../fields/kinds.ts'
import { storedIn } from '../../saving/item-store.ts'
import { refuse } from '../../saving/refuse.ts'
import { defineSubject } from '../../saving/subject.ts'
import { FEED_FIELDS } from './feed-event.ts'
import { isAllowed } from './fetch-feed.ts'
import { strings } from './strings.ts'
import { importSources } from './tables.ts'

/** Kinds of changes that may be imported automatically. */
const BY_ITSELF = ['new', 'moved', 'cancelled', 'changed'] as const

const sourceFields = {
  name: string({ required: true, maxLength: 100 }),
  format: choice(['xml', 'csv', 'shop'], 'xml'),
  address: string({ maxLength: 1000 }),
  reads: choice(['by_hand', 'quarter_hourly', 'hourly', 'daily'], 'by_hand'),
  by_itself: choices(BY_ITSELF),
  new_online: boolean(),
  is_shop: boolean(true),
  default_minutes: number({ min: 1, max: 1440, default: 120 }),
  places: items({
    place: string({ required: true, maxLength: 200 }),
    room: reference('room', { required: true }),
  }),
  names: items({
    field: choice(FEED_FIELDS, 'id'),
    name: string({ required: true, maxLength: 100 }),
  }),
}

export interface Source {
  id: number
  values: FieldValues<typeof sourceFields>
}

/** A source of events: how its export is read, and what may be imported automatically. */
export const source = defineSubject({
  area: 'import-desk',
  model: 'source',
  access: 'editor',
  fields: sourceFields,
  store: storedIn(importSources),
  titleOf: ({ name }) => name,
  async check(saving, values) {
    const { importOrigins = [] } = saving.config
    if (values.address && !isAllowed(values.address, importOrigins))
      refuse(saving, 'address', strings.notAllowed)
    const isShop = values.format === 'shop'
    if (isShop && values.address) refuse(saving, 'address', strings.shopHasNoAddress)
    if (!isShop && !values.address && values.reads !== 'by_hand')
      refuse(saving, 'address', strings.needsAddress)
    return values
  },
})
