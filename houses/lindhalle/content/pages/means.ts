import {
  type Desk,
  type Language,
  type ModuleInput,
  type NewPage,
  type NewWords,
  ownModule,
} from 'openfoyer/content'
import { werkfolge } from '../../modules/werkfolge/schema.ts'
import type { PictureKey } from '../artwork/pictures.ts'
import { programmes } from '../programmes/all.ts'
import type { WorkKey } from '../programmes/works.ts'
import type { SeriesKey } from '../series.ts'

/** What pages show or link to. */
export interface Known {
  pictures: Record<PictureKey, number | null>
  house: number
  forms: { contact: number; rent: number }
  series: Record<SeriesKey, number>
  productions: Record<string, number>
  evenings: { key: string; day: string; id: number }[]
  workIdOf: Map<WorkKey, number>
}

/** The works of a programme in their order, as a module. */
export function worksOf({ workIdOf }: Pick<Known, 'workIdOf'>, key: string, title: string): ModuleInput {
  const { works = [], interval = null } = programmes[key] ?? {}
  return ownModule(werkfolge, { title, works: works.flatMap((work) => workIdOf.get(work) ?? []), interval })
}

/** What the modules of a page are made with, in one language. */
export interface Means extends Known {
  desk: Desk
  say(de: string, en: string): string
  series: Record<SeriesKey, number>
  toSeries(key: SeriesKey): string
  toProgramme(key: string): string
  toForm(key: keyof Known['forms']): string
  screen(name: Parameters<Desk['screen']>[0]): string
}

export interface Page extends Omit<NewPage, 'languages'> {
  de: Omit<NewWords, 'modules'>
  en: Omit<NewWords, 'modules'>
  modules(means: Means): ModuleInput[]
}

/** A page in every language: the same modules, each with its own words. */
export function inLanguages(desk: Desk, known: Known, { de, en, modules, ...page }: Page): NewPage {
  return {
    ...page,
    languages: desk.inEach((language: Language) => ({
      ...(language === 'de' ? de : en),
      modules: modules({
        ...known,
        desk,
        say: (german, english) => (language === 'de' ? german : english),
        toSeries: (key) => desk.address('series', known.series[key], language),
        toProgramme: (key) => desk.address('production', known.productions[key] as number, language),
        toForm: (key) => desk.address('form', known.forms[key], language),
        screen: (name) => desk.screen(name, language),
      }),
    })),
  }
}
