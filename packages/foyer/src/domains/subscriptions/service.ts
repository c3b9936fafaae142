import { linkTo, nameIn, textsIn } from '../../contract/item.ts'
import type { Bilingual } from '../../contract/locale.ts'
import { shopAddressIn } from '../../contract/shop-address.ts'
import type { Context } from '../../platform/context.ts'
import { asc, eq } from '../../platform/database/drizzle.ts'
import { isVisibleTo } from '../../platform/database/visibility.ts'
import { richTextIn } from '../../platform/text/rich-text-in.ts'
import { series, seriesTag } from '../series/tables.ts'
import type { Subscription } from './contract.ts'
import { SUBSCRIPTIONS_TAG, subscriptions } from './tables.ts'

/** The subscriptions in the order set by editors. */
export async function listSubscriptions(context: Context): Promise<Subscription[]> {
  const { db, locale, reads, config } = context
  reads.note(SUBSCRIPTIONS_TAG)
  const rows = await db
    .select({ subscription: subscriptions, series })
    .from(subscriptions)
    .leftJoin(series, eq(series.id, subscriptions.seriesId))
    .orderBy(asc(subscriptions.position), asc(subscriptions.id))
  reads.note(...rows.flatMap(({ series }) => (series ? [seriesTag(series.id)] : [])))
  const richText = (text: Bilingual) => richTextIn(text, locale)
  return rows
    .filter(({ subscription }) => isVisibleTo(context, subscription))
    .map(({ subscription, series }) => ({
      id: subscription.id,
      ...nameIn(subscription.name, locale),
      description: richText(subscription.description),
      series:
        series && isVisibleTo(context, series) ? linkTo('series', series.id, series.name, locale) : null,
      event_count: subscription.eventCount,
      ...textsIn({ dates: subscription.dates }, locale),
      included: richText(subscription.included),
      how_to_book: richText(subscription.howToBook),
      booking_url: shopAddressIn(subscription.bookingUrl, locale, config.shop.routes),
      prices: subscription.prices.map(({ seat_group, price, reduced }) => {
        const { name, ...language } = nameIn(seat_group, locale)
        // An empty text means that there is no reduced price.
        return { seat_group: name, ...language, price, reduced: reduced || null }
      }),
    }))
}
