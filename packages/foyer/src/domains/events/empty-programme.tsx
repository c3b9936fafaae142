import type { ReactNode } from 'react'
import { houseSlot } from '../../ui/house-slot.tsx'

interface Props {
  /** Why there is nothing: no events at all, or none under the filters. */
  text: string
  className?: string | undefined
  /** What a visitor can do: a button that removes the filters. */
  children?: ReactNode
}

/** What stands in the place of a list without events. */
export const EmptyProgramme = houseSlot('empty-programme', OurEmptyProgramme)

function OurEmptyProgramme({ text, className, children }: Props) {
  return (
    <div className={className}>
      <p>{text}</p>
      {children}
    </div>
  )
}
