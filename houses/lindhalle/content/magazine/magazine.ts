import { type Desk, headline, image, type ModuleInput, quote, text } from 'openfoyer/content'
import { type Known, worksOf } from '../pages/means.ts'
import { programmes } from '../programmes/all.ts'
import { both } from '../words.ts'
import type { Article, CategoryKey } from './article.ts'
import { aboutHouse } from './house.ts'
import { aboutListening } from './listening.ts'
import { aboutPeople } from './people.ts'

const CATEGORIES: Record<CategoryKey, { de: string; en: string }> = {
  listening: both('Hören', 'Listening'),
  house: both('Im Haus', 'In the house'),
  people: both('Menschen', 'People'),
}

/** The newest is three days old; every eleven days there is another. */
const LATEST = 3
const RHYTHM = 11

export async function addMagazine(desk: Desk, { pictures, productions, workIdOf }: Known): Promise<void> {
  const keys = Object.keys(CATEGORIES) as CategoryKey[]
  const categories = await desk.add(
    'articlecategory',
    keys.map((key, position) => ({ name: CATEGORIES[key], style_name: '', position })),
  )
  const articles = inTurn([aboutListening, aboutHouse, aboutPeople])
  const ids = await desk.add(
    'article',
    articles.map(({ category, title, subtitle, teaser, author, picture, programmes = [] }, index) => ({
      ...{ title, subtitle, teaser, author },
      category: categories[keys.indexOf(category)],
      image: pictures[picture],
      published_at: desk.instant(desk.addDays(desk.today, -LATEST - index * RHYTHM), '07:00'),
      productions: programmes.map((key) => productions[key] as number),
    })),
  )
  for (const [index, { body, picture, programmes: about = [] }] of articles.entries()) {
    const played = about.find((key) => programmes[key]?.works)
    const detail = DETAILS[picture] ? pictures[DETAILS[picture]] : null
    await desk.section(
      'article',
      ids[index] as number,
      desk.inEach((language) => [
        ...modulesOf(body[language], detail),
        ...(played ? [worksOf({ workIdOf }, played, TO_HEAR[language])] : []),
      ]),
    )
  }
}

const TO_HEAR = both('Zu hören', 'To be heard')

/** A second picture in the middle of a text, by the first. */
const DETAILS: Partial<Record<Article['picture'], Article['picture']>> = {
  pianoHammers: 'pianoKeys',
  ribs: 'hall',
  violin: 'score',
}

function inTurn(lists: Article[][]): Article[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat()
}

/** Headings, quotations, and the paragraphs between them. */
function modulesOf(paragraphs: string[], detail: number | null): ModuleInput[] {
  const modules: ModuleInput[] = []
  let run: string[] = []
  const endRun = () => {
    if (run.length > 0) modules.push(text(...run))
    run = []
  }
  for (const paragraph of paragraphs) {
    if (paragraph.startsWith('# ')) {
      endRun()
      if (detail !== null && !modules.some(({ model }) => model === 'image')) modules.push(image(detail))
      modules.push(headline(paragraph.slice(2)))
    } else if (paragraph.startsWith('> ')) {
      endRun()
      const [words = '', who = ''] = paragraph.slice(2).split(' | ')
      modules.push(quote(words, who))
    } else run.push(paragraph)
  }
  endRun()
  return modules
}
