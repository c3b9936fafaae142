import { Failure } from '../contract/errors.ts'
import { defineScreen } from '../ui/screen.ts'
import { readAddress } from './address.ts'
import { OfficeView } from './office-view.tsx'

/**
 * The back-office. The server says who may see it and whether there is such an address; everything else happens in the
 * browser, in code that comes only for it.
 */
export default defineScreen({
  guard: 'editor',
  keepsView: true,
  load: async ({ params }) => {
    const address = readAddress(params.path ?? '')
    if (!address) throw new Failure('not_found')
    return address
  },
  View: OfficeView,
})
