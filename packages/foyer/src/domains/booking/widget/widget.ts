import { createWidget } from './controller.ts'
import { saveCart } from './save-cart.ts'

/** The one booking widget of the site. */
export const widget = createWidget({ saveCart })
