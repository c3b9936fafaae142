import { isFailure } from '../../../contract/errors.ts'
import { defineScreen } from '../../../ui/screen.ts'
import { loadProgramme } from './events-list/programme-data.ts'
import { type ProgrammeScreen, ProgrammeView } from './events-list/programme-view.tsx'
import { EVENT_OPTIONS, loadOptions } from './filter/options.ts'
import { EVENT_KEYS, InvalidQuery, readQuery } from './filter/query.ts'
import { refuseInvalid } from './filter/report-invalid.ts'
import { loadPageBehind } from './list-page/page-behind.ts'

/** The programme; its state is the query of its address (2 §2 Event programme). */
export default defineScreen<ProgrammeScreen>({
  async load({ call, locale, url }) {
    try {
      const query = readQuery(url.search, EVENT_KEYS)
      const [page, programme, options] = await Promise.all([
        loadPageBehind(call, 'events', locale),
        loadProgramme(call, query),
        loadOptions(EVENT_OPTIONS, call, locale),
      ])
      return { page, programme, options }
    } catch (error) {
      // A word that no filter knows: the calls know them all.
      const isInvalid = isFailure(error) && error.code === 'invalid'
      return refuseInvalid(isInvalid ? new InvalidQuery('query', url.search) : error, { call, locale, url })
    }
  },
  pageClass: ({ page }) => page?.pageClass ?? '',
  View: ProgrammeView,
})
