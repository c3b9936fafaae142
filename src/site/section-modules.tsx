import { ModuleList } from '../modules/kit/module-list.tsx'
import type { SectionContent } from '../ui/screen.ts'

export { filesOf, loadViews } from '../modules/views.ts'

/** A standalone section in its place on a screen; its slug is how the editor finds it again. */
export function SectionModules({ content }: { content: SectionContent }) {
  return (
    <div data-container={content.slug}>
      <ModuleList modules={content.children} />
    </div>
  )
}
