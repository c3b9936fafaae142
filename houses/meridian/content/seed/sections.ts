import type { Language } from 'openfoyer/content'
import type { ProductionKey } from '../productions/productions.ts'
import { festivalSection, productionSections } from '../sections.ts'
import type { SeededEvening } from './events.ts'
import type { Seeding } from './seeding.ts'

/** Adds sections at the end of the pages of events and productions, as editors would build them (1 §3 Section). */
export async function seedSections(
  { desk }: Seeding,
  evenings: SeededEvening[],
  productions: Record<ProductionKey, number>,
): Promise<void> {
  for (const [key, modules] of Object.entries(productionSections)) {
    await add('production', productions[key as ProductionKey], modules)
  }
  for (const { id } of evenings.filter(({ what, round }) => what === 'gegenlicht' && round === 0)) {
    await add('event', id, festivalSection)
  }

  function add(resource: 'event' | 'production', id: number, modules: typeof festivalSection) {
    const inLanguage = (language: Language) => modules((de, en) => (language === 'de' ? de : en))
    return desk.section(resource, id, desk.inEach(inLanguage))
  }
}
