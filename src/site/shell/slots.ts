import { SearchForm } from '../../domains/search/screens/search-form.tsx'
import { ModuleList } from '../../modules/kit/module-list.tsx'

/** What fills the slots of early areas. */
export const SLOTS = { Modules: ModuleList, SearchForm }
