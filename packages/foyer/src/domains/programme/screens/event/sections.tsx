import { OwnSectionView } from '../detail/own-section-view.tsx'
import type { EventData } from './event-data.ts'
import { eventSections } from './event-sections.ts'
import { SECTION_VIEWS } from './section-views.tsx'

/** All sections of an event below its hero. */
export function Sections(data: EventData) {
  return (
    <>
      {eventSections(data).map((name) => {
        const Section = SECTION_VIEWS[name]
        return <Section key={name} {...data} />
      })}
      <OwnSectionView section={data.section} />
    </>
  )
}
