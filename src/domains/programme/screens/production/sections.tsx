import { OwnSectionView } from '../detail/own-section-view.tsx'
import type { ProductionData } from './production-data.ts'
import { productionSections } from './production-sections.ts'
import { SECTION_VIEWS } from './section-views.tsx'

/** Everything the house has to say about a piece, and its evenings to come. */
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
