import { OwnSectionView } from '../detail/own-section-view.tsx'
import type { ProductionData } from './production-data.ts'
import { productionSections } from './production-sections.ts'
import { SECTION_VIEWS } from './section-views.tsx'

/** All sections of a production, and its coming events. */
export function Sections(data: ProductionData) {
  return (
    <>
      {productionSections(data).map((name) => {
        const Section = SECTION_VIEWS[name]
        return <Section key={name} {...data} />
      })}
      <OwnSectionView section={data.section} />
    </>
  )
}
