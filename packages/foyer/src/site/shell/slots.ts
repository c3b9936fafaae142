import { SearchForm } from '../../domains/search/screens/search-form.tsx'
import { ModuleList } from '../../modules/kit/module-list.tsx'

/** The components for slots that areas lower in the import order leave open. */
export const SLOTS = { Modules: ModuleList, SearchForm }
