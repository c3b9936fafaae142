import { Failure } from '../contract/errors.ts'
import { defineScreen } from '../ui/screen.ts'
import { readAddress } from './address.ts'
import { OfficeView } from './office-view.tsx'

/**
 * The back-office. The server checks the rights and the address; everything else runs in the browser, in code that is
 * loaded only here.
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
