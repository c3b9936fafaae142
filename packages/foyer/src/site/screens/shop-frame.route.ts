import { Failure } from '../../contract/errors.ts'
import { settings } from '../../domains/settings/endpoints.ts'
import { defineScreen } from '../../ui/screen.ts'
import { ShopFrameView } from './shop-frame-view.tsx'

/** The frame that a shop fetches from the site: header and an empty area (3-readings, Webshop). */
export default defineScreen({
  load: async ({ call }) => {
    const { data } = await call(settings.read)
    if (data.shop_kind === 'none') throw new Failure('not_found')
    return {}
  },
  View: ShopFrameView,
})
