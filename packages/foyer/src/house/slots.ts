import type { ComponentType } from 'react'
import type { SlotName } from './slot-names.ts'

/**
 * The parts of the site that the house replaces, imported as `#house/slots`, and as `#house/later-slots`, `#house/letter-slots` and
 * `#house/office-slots` where they are not in the first file of every page (`slotPlace`). Node renders nothing itself, so there are
 * none here; in the builds `build/house-plugin.ts` prints one import for each file in `slots/`.
 */
// biome-ignore lint/suspicious/noExplicitAny: each slot has props of its own
export const slots: Partial<Record<SlotName, ComponentType<any>>> = {}
