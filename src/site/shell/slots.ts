import { ModuleList } from '../../modules/kit/module-list.tsx'
import { SearchForm } from './search-form.ts'

/** What fills the slots of early areas. */
export const SLOTS = { Modules: ModuleList, SearchForm }
