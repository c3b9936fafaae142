import { ModulesSlot } from '../../../../ui/slots.tsx'
import type { OwnSection } from './own-section.ts'

/** The slug is how the editor finds the section again. */
export function OwnSectionView({ section: { slug, modules } }: { section: OwnSection }) {
  if (modules.length === 0) return null
  return (
    <div data-container={slug}>
      <ModulesSlot modules={modules} />
    </div>
  )
}
