import { ModuleList } from '../modules/kit/module-list.tsx'
import { PageSearch } from './sleepers.ts'

/** What fills the slots of early rooms. */
export const SLOTS = { Modules: ModuleList, SearchForm: PageSearch }
