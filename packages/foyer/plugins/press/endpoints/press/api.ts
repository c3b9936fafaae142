import { asc, bind, desc, Failure, findItems, gt, type ItemOf, listItems } from 'openfoyer/server'
import { pressText } from '../../resources/press-text.ts'
import * as contract from './contract.ts'
import { press } from './endpoints.ts'

const { table } = pressText

/** A text that never had an embargo has no day worth telling. */
function summaryOf({ id, title, published_at: at }: ItemOf<typeof pressText>) {
  return { id, title, at: at === null || at < '2000' ? null : at }
}

export default bind(press, contract, {
  async list(context) {
    const items = await listItems(context, pressText, { orderBy: [desc(table.publishedAt)] })
    return { data: items.map(summaryOf) }
  },
  async detail(context, { id }) {
    const item = (await findItems(context, pressText, [id])).get(id)
    if (!item) throw new Failure('not_found')
    return { ...summaryOf(item), text: item.text, pictures: item.pictures }
  },
  async waiting(context) {
    const where = gt(table.publishedAt, context.clock.now())
    const items = await listItems(context, pressText, { where, orderBy: [asc(table.publishedAt)] })
    return { data: items.map(summaryOf) }
  },
})
