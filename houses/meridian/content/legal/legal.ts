import { imprint } from './imprint.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

export const legal = { agb: terms, imprint, 'privacy-policy': privacy }
