import { addDays, richText } from 'openfoyer/content'
import { alerts } from '../alerts.ts'
import { dayOf } from '../calendar.ts'
import { forms } from '../forms.ts'
import { legal } from '../legal/legal.ts'
import { furnish, type References } from '../pages/furnish.ts'
import { demoPages } from '../pages.ts'
import { redirects } from '../redirects.ts'
import { subscriptions } from '../subscriptions.ts'
import { teasers } from '../teasers.ts'
import type { Seeding } from './seeding.ts'
import type { VocabularyIds } from './vocabulary.ts'

/** Adds what belongs to no event: forms, subscriptions, alerts and legal texts. Returns the ids of the forms. */
export async function seedHouseMatters(seeding: Seeding, { series }: VocabularyIds): Promise<number[]> {
  const { desk, calendar, pictureOf } = seeding
  const formIds = await desk.add('form', forms)
  await desk.add(
    'subscription',
    subscriptions.map(({ series: key, eventCount, howToBook, prices, ...words }, position) => ({
      ...words,
      event_count: eventCount,
      how_to_book: howToBook,
      prices: prices.map((price) => ({ ...price, reduced: price.reduced ?? '' })),
      series: key ? series[key] : null,
      booking_url: '',
      position,
    })),
  )
  await desk.add(
    'teaser',
    teasers.map(({ key, week, day, link, linkText, ...words }) => ({
      ...words,
      name: key,
      position: dayOf(calendar, week, day),
      link_url: link,
      link_text: linkText,
      image: pictureOf('teaser', key),
    })),
  )
  await desk.add(
    'alert',
    alerts.map(({ link, linkTitle, days, ...words }) => ({
      ...words,
      link_url: link,
      link_title: linkTitle,
      until: desk.instant(addDays(calendar.today, days), '00:00'),
    })),
  )
  await desk.add('redirect', redirects)
  await desk.add(
    'legaltext',
    (Object.keys(legal) as (keyof typeof legal)[]).map((kind) => ({
      kind,
      title: legal[kind].title,
      content: richText(legal[kind].content),
    })),
  )
  return formIds
}

export async function seedPages({ desk }: Seeding, references: References): Promise<void> {
  for (const [position, { page, children = [] }] of demoPages.entries()) {
    const parent = await desk.page({ ...furnish(desk, page, references), position })
    for (const [childPosition, child] of children.entries()) {
      await desk.page({ ...furnish(desk, child, references), parent, position: childPosition })
    }
  }
}
