import { defineScreen } from '../../ui/screen.ts'
import { ShopFrameView } from './shop-frame-view.tsx'

/** The frame for a shop that fetches it from the site: header and an empty area (3-readings, Webshop). */
export default defineScreen({ load: async () => ({}), View: ShopFrameView })
