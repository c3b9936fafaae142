import { type ComponentType, createContext, useContext } from 'react'

/**
 * What an early area shows but a later one makes: the site, which knows both, fills these slots.
 */
export interface SlotModule {
  id: string
  model: string
  parent: string | null
  order: number
  [field: string]: unknown
}

interface Slots {
  Modules: ComponentType<{ modules: SlotModule[] }>
  SearchForm: ComponentType<{ variant: 'page' | 'header' }>
}

const Nothing = () => null

export const SlotsContext = createContext<Slots>({ Modules: Nothing, SearchForm: Nothing })

/** The content modules of an article, or of a standalone section on any screen. */
export function ModulesSlot({ modules }: { modules: SlotModule[] }) {
  const { Modules } = useContext(SlotsContext)
  return <Modules modules={modules} />
}

export function SearchFormSlot({ variant }: { variant: 'page' | 'header' }) {
  const { SearchForm } = useContext(SlotsContext)
  return <SearchForm variant={variant} />
}
