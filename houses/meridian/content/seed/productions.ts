import { richText } from 'openfoyer/content'
import { dayOf } from '../calendar.ts'
import { ageIn, codesOf } from '../finding.ts'
import type { Production } from '../productions/production.ts'
import { type ProductionKey, productions } from '../productions/productions.ts'
import type { Evening } from '../programme/evenings.ts'
import { seasonOf, twoSeasons } from '../seasons.ts'
import { NOTHING } from '../texts.ts'
import { named } from './named.ts'
import { contributorValues, type PersonIds } from './people.ts'
import type { Seeding } from './seeding.ts'
import type { VocabularyIds } from './vocabulary.ts'

export async function seedProductions(
  seeding: Seeding,
  evenings: Evening[],
  people: PersonIds,
  vocabulary: VocabularyIds,
): Promise<Record<ProductionKey, number>> {
  const { desk, calendar, pictureOf, withRecording, galleryOf } = seeding
  const seasons = twoSeasons(calendar.today)
  const seasonIds = await desk.add(
    'season',
    seasons.map(({ name, dateFrom, dateTo }) => ({ name, date_from: dateFrom, date_to: dateTo })),
  )
  const firstNightOf = (key: ProductionKey, { openedWeeksAgo = 0 }: Production) =>
    evenings.find(({ what, marks, round }) => what === key && round === 0 && marks.includes('premiere'))
      ?.day ?? dayOf(calendar, -openedWeeksAgo, 'fri')

  return desk.add(
    'production',
    named(productions as Record<ProductionKey, Production>, (production, key, position) => {
      const premiere = firstNightOf(key, production)
      return {
        title: production.title,
        subtitle: production.subtitle,
        author: production.author,
        description: richText(production.description),
        season: seasonIds[seasonOf(premiere, seasons)],
        exhibition_type: vocabulary.types[production.type],
        // An exhibition has no premiere.
        premiere_on: production.type === 'exhibition' ? null : premiere,
        image: pictureOf('production', key),
        images: galleryOf(key),
        duration_minutes: production.minutes,
        language: production.language,
        surtitles: production.surtitles ?? NOTHING,
        age_advice: production.ageAdvice ?? NOTHING,
        spoken: codesOf(production.language),
        surtitled: codesOf(production.surtitles ?? NOTHING),
        age_from: ageIn(production.ageAdvice ?? NOTHING),
        audience: production.genre === 'family' ? ['families'] : [],
        intervals: production.intervals ?? null,
        content_notes: production.contentNotes ?? NOTHING,
        works: (production.works ?? []).map(withRecording),
        video_url: production.film ?? '',
        video_image: pictureOf('film', key),
        promoter: production.promoter ?? NOTHING,
        tags: production.tags.map((tag) => vocabulary.productionTags[tag]),
        contributors: production.bill.map((credit) => contributorValues(credit, people)),
        position,
      }
    }),
  )
}
