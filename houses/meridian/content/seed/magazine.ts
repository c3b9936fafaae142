import { addDays, headline, type ModuleInput, text } from 'openfoyer/content'
import type { HouseCalendar } from '../calendar.ts'
import type { Article } from '../magazine/article.ts'
import { magazine } from '../magazine/magazine.ts'
import { articleTags } from '../magazine/tags.ts'
import type { ProductionKey } from '../productions/productions.ts'
import type { SeededEvening } from './events.ts'
import { named } from './named.ts'
import type { Seeding } from './seeding.ts'

/** An article every nine days in the morning; the last one two days ago. */
const LATEST = 2
const RHYTHM = 9

/** Returns the ids of the categories, in their order. */
export async function seedMagazine(
  seeding: Seeding,
  evenings: SeededEvening[],
  productions: Record<ProductionKey, number>,
): Promise<number[]> {
  const { desk, calendar, pictureOf } = seeding
  const categories = await desk.add(
    'articlecategory',
    magazine.map(({ name, styleName }, position) => ({ name, style_name: styleName, position })),
  )
  const tagIds = await desk.add(
    'articletag',
    named(articleTags, (name) => ({ name })),
  )
  const written = inTurn()
  const ids = await desk.add(
    'article',
    written.map(({ key, category, article }, index) => ({
      category: categories[category],
      title: article.title,
      subtitle: article.subtitle,
      teaser: article.teaser,
      author: article.author,
      image: pictureOf('article', key),
      published_at: desk.instant(addDays(calendar.today, -LATEST - index * RHYTHM), '08:00'),
      tags: article.tags.map((tag) => tagIds[tag]),
      productions: (article.productions ?? []).map((name) => productions[name]),
      events: (article.events ?? []).flatMap((what) => nextOf(what, evenings, calendar)?.id ?? []),
    })),
  )
  for (const [index, { article }] of written.entries()) {
    const { de, en } = article.body
    await desk.section('article', ids[index] as number, { de: modulesOf(de), en: modulesOf(en) })
  }
  return categories
}

/** All articles, one category after the other in turn, so that neighbours look different. */
function inTurn(): { key: string; category: number; article: Article }[] {
  return magazine
    .flatMap(({ articles }, category) =>
      Object.entries(articles).map(([key, article], turn) => ({ key, category, article, turn })),
    )
    .sort((a, b) => a.turn - b.turn || a.category - b.category)
}

/** The next date of an event, or the last one where all are over. */
function nextOf(what: SeededEvening['what'], evenings: SeededEvening[], { today }: HouseCalendar) {
  const dates = evenings.filter((evening) => evening.what === what && evening.round === 0)
  return dates.find(({ day }) => day >= today) ?? dates.at(-1)
}

/** Paragraphs between two headings become one text module. */
function modulesOf(paragraphs: string[]): ModuleInput[] {
  const modules: ModuleInput[] = []
  let run: string[] = []
  const endRun = () => {
    if (run.length > 0) modules.push(text(...run))
    run = []
  }
  for (const paragraph of paragraphs) {
    if (paragraph.startsWith('# ')) {
      endRun()
      modules.push(headline(paragraph.slice(2)))
    } else {
      run.push(paragraph)
    }
  }
  endRun()
  return modules
}
