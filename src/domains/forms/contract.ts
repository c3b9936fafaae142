import { z } from 'zod'

/** An option of a field, as it is stored. */
export const choice = z.object({ value: z.string(), label: z.object({ de: z.string(), en: z.string() }) })
export type Choice = z.infer<typeof choice>
