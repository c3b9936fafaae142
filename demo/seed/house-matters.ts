import { createPage } from '../../src/documents/create.ts'
import { eventTeasers } from '../../src/domains/events/tables.ts'
import { formFields, forms as formRows } from '../../src/domains/forms/tables.ts'
import { breakingNews } from '../../src/domains/settings/tables.ts'
import { subscriptions as subscriptionRows } from '../../src/domains/subscriptions/tables.ts'
import { redirect } from '../../src/pages/redirect-subject.ts'
import { legalTexts } from '../../src/pages/tables.ts'
import { addDays, startOfBerlinDay } from '../../src/platform/time/berlin.ts'
import { createItems } from '../../src/saving/save.ts'
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
import { insertAll, takeIds } from './rows.ts'
import { type Seeding, savingOf } from './seeding.ts'
import type { VocabularyIds } from './vocabulary.ts'

/** What a house has beside its programme: forms, subscriptions, notices and the small print. */
export async function seedHouseMatters(seeding: Seeding, { series }: VocabularyIds): Promise<void> {
  const { db, calendar, pictureOf } = seeding
  await seedForms(seeding)
  await insertAll(
    db,
    subscriptionRows,
    subscriptions.map(({ series: key, ...subscription }, position) => ({
      ...subscription,
      seriesId: key ? series[key] : null,
      bookingUrl: '/webshop/subscriptions',
      position,
    })),
  )
  await insertAll(
    db,
    eventTeasers,
    teasers.map(({ key, week, day, link, ...teaser }) => ({
      ...teaser,
      name: key,
      position: dayOf(calendar, week, day),
      linkUrl: link,
      imageId: pictureOf('teaser', key),
    })),
  )
  await insertAll(
    db,
    breakingNews,
    alerts.map(({ link, days, ...alert }) => ({
      ...alert,
      linkUrl: link,
      until: startOfBerlinDay(addDays(calendar.today, days)),
    })),
  )
  await createItems(
    savingOf(seeding),
    redirect,
    redirects.map((values) => ({ values })),
  )
  await insertAll(
    db,
    legalTexts,
    Object.entries(legal).map(([kind, { title, content }]) => ({
      kind: kind as keyof typeof legal,
      title,
      content: richText(content),
      updatedAt: calendar.now,
    })),
  )
}

async function seedForms({ db }: Seeding): Promise<void> {
  const ids = await takeIds(db, formRows, forms.length)
  await insertAll(
    db,
    formRows,
    forms.map(({ fields: _, ...form }, index) => ({ ...form, id: ids[index] })),
  )
  await insertAll(
    db,
    formFields,
    forms.flatMap(({ fields }, index) =>
      fields.map((field, position) => ({ ...field, formId: ids[index] as number, position })),
    ),
  )
}

export async function seedPages(seeding: Seeding, references: References): Promise<void> {
  for (const [position, { page, children = [] }] of demoPages.entries()) {
    const parentId = await createPage(seeding, { ...furnish(page, references), position })
    for (const [childPosition, child] of children.entries()) {
      await createPage(seeding, { ...furnish(child, references), parentId, position: childPosition })
    }
  }
}
