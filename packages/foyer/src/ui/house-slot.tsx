import type { ComponentType } from 'react'
import { slots as first } from '#house/slots'
import type { SlotName } from '../house/slot-names.ts'

/** What the part of a house gets: the props of ours, and ours as `Original`, to be shown within its own or not at all. */
export type SlotProps<P> = P & { Original: ComponentType<P> }

/**
 * The part that a house puts in the place of ours, such as `slots/footer.tsx`; ours where it has none. It is looked up when it is
 * shown, not before: a part of the house may itself import files that have slots, which are then read before the list is there.
 * For the same reason the list is no default of the parameter. A slot that is not in the first file of every page is looked up in a
 * list of its own.
 */
/* @__NO_SIDE_EFFECTS__ */
export function houseSlot<P extends object>(
  name: SlotName,
  Original: ComponentType<P>,
  slots?: typeof first,
): ComponentType<P> {
  return function Part(props) {
    const Own: ComponentType<SlotProps<P>> | undefined = (slots ?? first)[name]
    return Own ? <Own {...props} Original={Original} /> : <Original {...props} />
  }
}
