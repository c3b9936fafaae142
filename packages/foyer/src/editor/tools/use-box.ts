import { useCallback } from 'react'
import { elementOf, partsOf } from '../desk/on-page.ts'
import { type Box, boxOf, sameBox, useMeasured } from './use-measured.ts'

/** The place of a module on the page; for an item of a list, that of its texts. */
export function useBox(id: string): Box | null {
  const measure = useCallback(() => boxOf(elementOf(id)) ?? around(partsOf(id).map(boxOf)), [id])
  return useMeasured(measure, sameBox)
}

/** The box around several boxes. */
function around(boxes: (Box | null)[]): Box | null {
  const found = boxes.filter((box): box is Box => box !== null && box.height > 0)
  if (found.length === 0) return null
  const top = Math.min(...found.map((box) => box.top))
  const left = Math.min(...found.map((box) => box.left))
  const bottom = Math.max(...found.map((box) => box.top + box.height))
  const right = Math.max(...found.map((box) => box.left + box.width))
  return { top, left, width: right - left, height: bottom - top }
}
