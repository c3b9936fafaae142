/**
 * What `house.ts` imports. It must not import `#house/facts`, directly or not: that file is waiting for `house.ts`.
 */
export { z } from 'zod'
export { defineVariables } from '../house/check-variables.ts'
export type { Variable, Variables } from '../house/choice.ts'
export { defineHouse, type House, type Language, type Plugin } from '../house/define-house.ts'
export { definePlugin } from '../house/define-plugin.ts'
