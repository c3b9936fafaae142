import { ModulesSlot } from '../../../../ui/slots.tsx'
import type { OwnSection } from './own-section.ts'

/** The slug is how the editor finds the section again. */
export function OwnSectionView({ section: { slug, modules } }: { section: OwnSection }) {
  // Nothing for visitors; an editor begins it here.
  if (modules.length === 0) return <ModulesSlot modules={modules} source={slug} />
  return (
    <div data-container={slug}>
      <ModulesSlot modules={modules} source={slug} />
    </div>
  )
}
