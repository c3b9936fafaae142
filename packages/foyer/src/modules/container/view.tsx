import type { ContentOf } from '../kit/define-module.ts'
import { ModuleView } from '../kit/module-list.tsx'
import type { container } from './schema.ts'

type Content = ContentOf<typeof container>

export const width = ({ layout }: Content) => (layout === 'wide' ? 'broad' : 'text')

export default function ContainerView({ module }: { module: Content }) {
  return module.children.map((child) => <ModuleView key={child.id} module={child} />)
}
