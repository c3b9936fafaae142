import { defineScreen } from '../../../ui/screen.ts'
import { loadOptions, PRODUCTION_OPTIONS } from './filter/options.ts'
import { PRODUCTION_KEYS, readQuery } from './filter/query.ts'
import { refuseInvalid } from './filter/report-invalid.ts'
import { loadPageBehind } from './list-page/page-behind.ts'
import { loadRepertoire } from './productions-list/productions-data.ts'
import { type ProductionsScreen, ProductionsView } from './productions-list/productions-view.tsx'

/** The productions; their state is the query of the address (2 §2 Productions). */
export default defineScreen<ProductionsScreen>({
  async load({ call, locale, url }) {
    try {
      const query = readQuery(url.search, PRODUCTION_KEYS)
      const [page, repertoire, options] = await Promise.all([
        loadPageBehind(call, 'productions', locale),
        loadRepertoire(call, query),
        loadOptions(PRODUCTION_OPTIONS, call, locale),
      ])
      return { page, repertoire, options }
    } catch (error) {
      return refuseInvalid(error, { call, locale, url })
    }
  },
  pageClass: ({ page }) => page?.pageClass ?? '',
  View: ProductionsView,
})
