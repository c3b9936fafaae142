import type { Locale } from '../../../../packages/foyer/src/contract/locale.ts'
import { createSection } from '../../../../packages/foyer/src/documents/create.ts'
import type { ProductionKey } from '../productions/productions.ts'
import { festivalSection, productionSections } from '../sections.ts'
import type { SeededEvening } from './events.ts'
import type { Seeding } from './seeding.ts'

/** Adds sections at the end of the pages of events and productions, as editors would build them (1 §3 Section). */
export async function seedSections(
  seeding: Seeding,
  evenings: SeededEvening[],
  productions: Record<ProductionKey, number>,
): Promise<void> {
  for (const [key, modules] of Object.entries(productionSections)) {
    await add('production', productions[key as ProductionKey], modules)
  }
  for (const { id } of evenings.filter(({ what, round }) => what === 'gegenlicht' && round === 0)) {
    await add('event', id, festivalSection)
  }

  async function add(contentType: string, objectId: number, modules: typeof festivalSection) {
    const inLanguage = (locale: Locale) => modules((de, en) => (locale === 'de' ? de : en))
    await createSection(seeding, {
      slug: `${contentType}-${objectId}`,
      contentType,
      objectId,
      languages: { de: inLanguage('de'), en: inLanguage('en') },
    })
  }
}
