import type { Bilingual } from 'openfoyer/content'
import type { Article } from './article.ts'
import { dictionary } from './dictionary.ts'
import { quay } from './quay.ts'
import { rehearsal } from './rehearsal.ts'
import { tableTalk } from './table-talk.ts'
import { workshop } from './workshop.ts'

interface Category {
  name: Bilingual
  /** The background style of its articles. */
  styleName: string
  articles: Record<string, Article>
}

/** The magazine, category by category. */
export const magazine: Category[] = [
  { name: { de: 'Auf der Probe', en: 'In Rehearsal' }, styleName: 'cc01', articles: rehearsal },
  { name: { de: 'Aus der Werkstatt', en: 'From the Workshop' }, styleName: 'cc02', articles: workshop },
  { name: { de: 'Am langen Tisch', en: 'At the Long Table' }, styleName: 'cc03', articles: tableTalk },
  { name: { de: 'Am Kai', en: 'On the Quay' }, styleName: 'cc02', articles: quay },
  { name: { de: 'Kleines Wörterbuch', en: 'A Small Dictionary' }, styleName: 'cc01', articles: dictionary },
]
