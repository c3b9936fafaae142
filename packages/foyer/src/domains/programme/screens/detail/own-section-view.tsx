import { ModulesSlot } from '../../../../ui/slots.tsx'
import type { OwnSection } from './own-section.ts'

/** The editor finds the section by its slug. */
export function OwnSectionView({ section: { slug, modules } }: { section: OwnSection }) {
  // Empty for visitors; an editor can begin the section here.
  if (modules.length === 0) return <ModulesSlot modules={modules} source={slug} />
  return (
    <div data-container={slug}>
      <ModulesSlot modules={modules} source={slug} />
    </div>
  )
}
