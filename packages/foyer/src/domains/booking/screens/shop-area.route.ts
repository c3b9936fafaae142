import { Failure } from '../../../contract/errors.ts'
import { defineScreen, ELSEWHERE, Redirect } from '../../../ui/screen.ts'
import { oldListAt } from '../../../webshop/every-address.ts'
import { booking } from '../endpoints.ts'
import { ShopAreaView } from './shop-area-view.tsx'
import { placeOf } from './shop-place.ts'

/** The shop's own pages inside the site (1 §2 Webshop area): every link and form in them works without scripting. */
export default defineScreen({
  load: async ({ call, url }) => {
    // Only the server knows where these lead; there it is asked before any screen.
    if (oldListAt(url.pathname)) throw new Redirect(url.pathname + url.search, 302, ELSEWHERE)
    const page = await call(booking.readShopPage, placeOf(url))
    if (page.redirect !== null) throw new Redirect(page.redirect, 302, ELSEWHERE)
    if (page.status === 404) throw new Failure('not_found')
    return page
  },
  submit: async ({ call, url, form }) => {
    const page = await call(booking.sendShopForm, {}, { ...placeOf(url), form: form.toString() })
    if (page.redirect !== null) return { redirect: page.redirect }
    if (page.status === 404) throw new Failure('not_found')
    return { status: page.status, result: page }
  },
  // If the shop does not answer a form, it may not answer a second question either, and what was typed would be lost.
  answersWithData: true,
  View: ShopAreaView,
})
