import type { Bilingual } from '../../contract/locale.ts'
import { boolean, jsonb, timestamp } from './drizzle.ts'

/** An instant; stored with its offset from UTC. */
export const moment = () => timestamp({ withTimezone: true })

/** A text in both languages; either may be empty. */
export const bilingual = () => jsonb().$type<Bilingual>().notNull().default({ de: '', en: '' })

/** The facts that the house gives an item besides ours (`saving/extra-facts.ts`); null where it gives none. */
export const extraFacts = {
  extra: jsonb().$type<{ version: number; values: Record<string, unknown> }>(),
}

/** Whether visitors may see an item: it is switched on, and its date has come. */
export const publication = {
  isOnline: boolean().notNull().default(true),
  publishedAt: moment().notNull().default(new Date(0)),
}
