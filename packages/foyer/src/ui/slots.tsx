import { type ComponentType, createContext, useContext } from 'react'

/**
 * Components that areas lower in the import order show but cannot import. The site, which may import both, fills these
 * slots.
 */
export interface SlotModule {
  id: string
  model: string
  parent: string | null
  order: number
  [field: string]: unknown
}

interface ModulesProps {
  modules: SlotModule[]
  /** The document that contains them, by its id, or by the slug of a section. */
  source?: number | string | undefined
}

interface Slots {
  Modules: ComponentType<ModulesProps>
  SearchForm: ComponentType<{ variant: 'page' | 'header' }>
}

const Nothing = () => null

export const SlotsContext = createContext<Slots>({ Modules: Nothing, SearchForm: Nothing })

/** The content modules of an article, or of a standalone section on any screen. */
export function ModulesSlot(props: ModulesProps) {
  const { Modules } = useContext(SlotsContext)
  return <Modules {...props} />
}

export function SearchFormSlot({ variant }: { variant: 'page' | 'header' }) {
  const { SearchForm } = useContext(SlotsContext)
  return <SearchForm variant={variant} />
}
