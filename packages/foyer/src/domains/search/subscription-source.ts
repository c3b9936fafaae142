import { href } from '../../contract/routes.ts'
import { plainText } from '../../platform/text/plain-text.ts'
import { subscriptions } from '../subscriptions/tables.ts'
import { joined } from './joined.ts'
import type { Source } from './reindex.ts'
import { inBothAt, onlineAmong, onlineIds } from './sources.ts'

/** All subscriptions are on one screen. */
export const subscriptionSource: Source = {
  listIds: (db, slice) => onlineIds(db, subscriptions, slice),
  async describe({ db }, ids) {
    const rows = await db.select().from(subscriptions).where(onlineAmong(subscriptions, ids))
    return rows.flatMap(({ id: itemId, publishedAt: visibleFrom, ...row }) =>
      inBothAt(
        (locale) => href('subscriptions', locale),
        { kind: 'subscription', itemId, imageId: null, visibleFrom, dateStart: null },
        row.name,
        (_, inIt) => ({
          lead: '',
          text: joined(
            ...[row.description, row.dates, row.included, row.howToBook].map((text) => plainText(inIt(text))),
          ),
        }),
      ),
    )
  },
}
