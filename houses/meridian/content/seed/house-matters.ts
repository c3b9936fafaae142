import { createPage } from '../../../../packages/foyer/src/documents/create.ts'
import { teaser as teaserSubject } from '../../../../packages/foyer/src/domains/events/teaser-subject.ts'
import { form } from '../../../../packages/foyer/src/domains/forms/form-subject.ts'
import { alert } from '../../../../packages/foyer/src/domains/settings/alert-subject.ts'
import { subscription as subscriptionSubject } from '../../../../packages/foyer/src/domains/subscriptions/subscription-subject.ts'
import { legalText } from '../../../../packages/foyer/src/pages/legal-subject.ts'
import { redirect } from '../../../../packages/foyer/src/pages/redirect-subject.ts'
import { addDays, startOfHouseDay } from '../../../../packages/foyer/src/platform/time/house-clock.ts'
import { alerts } from '../alerts.ts'
import { dayOf } from '../calendar.ts'
import { forms } from '../forms.ts'
import { legal } from '../legal/legal.ts'
import { furnish, type References } from '../pages/furnish.ts'
import { demoPages } from '../pages.ts'
import { redirects } from '../redirects.ts'
import { subscriptions } from '../subscriptions.ts'
import { teasers } from '../teasers.ts'
import { richText } from '../texts.ts'
import { seedItems } from './rows.ts'
import type { Seeding } from './seeding.ts'
import type { VocabularyIds } from './vocabulary.ts'

/** Adds what belongs to no event: forms, subscriptions, alerts and legal texts. */
export async function seedHouseMatters(seeding: Seeding, { series }: VocabularyIds): Promise<void> {
  const { calendar, pictureOf } = seeding
  await seedItems(seeding, form, forms.map(formValues))
  await seedItems(
    seeding,
    subscriptionSubject,
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
  await seedItems(
    seeding,
    teaserSubject,
    teasers.map(({ key, week, day, link, linkText, ...words }) => ({
      ...words,
      name: key,
      position: dayOf(calendar, week, day),
      link_url: link,
      link_text: linkText,
      image: pictureOf('teaser', key),
    })),
  )
  await seedItems(
    seeding,
    alert,
    alerts.map(({ link, linkTitle, days, ...words }) => ({
      ...words,
      link_url: link,
      link_title: linkTitle,
      until: startOfHouseDay(addDays(calendar.today, days)).toISOString(),
    })),
  )
  await seedItems(seeding, redirect, redirects)
  await seedItems(
    seeding,
    legalText,
    Object.entries(legal).map(([kind, { title, content }]) => ({ kind, title, content: richText(content) })),
  )
}

function formValues({
  title,
  intro,
  successText,
  notifyEmail,
  retentionDays,
  fields,
}: (typeof forms)[number]) {
  return {
    title,
    intro,
    success_text: successText,
    notify_email: notifyEmail,
    retention_days: retentionDays,
    fields: fields.map(({ fieldType, placeholderText, helpText, ...field }) => ({
      ...field,
      field_type: fieldType,
      placeholder_text: placeholderText,
      help_text: helpText,
    })),
  }
}

export async function seedPages(seeding: Seeding, references: References): Promise<void> {
  for (const [position, { page, children = [] }] of demoPages.entries()) {
    const parentId = await createPage(seeding, { ...furnish(page, references), position })
    for (const [childPosition, child] of children.entries()) {
      await createPage(seeding, { ...furnish(child, references), parentId, position: childPosition })
    }
  }
}
