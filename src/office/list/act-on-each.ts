import { useState } from 'react'
import { type FieldMessages, isFailure } from '../../contract/errors.ts'
import type { ListedItem } from '../calls.ts'
import { strings } from '../strings.ts'
import { useTexts } from '../use-office.ts'

/** An item that an action did not take, and why. */
export interface Refused {
  id: number
  name: string
  why: string
  fields: FieldMessages
}

/** Something done to one item after the other. Each is an ordinary write: what one refuses is kept, and the others are done. */
export function useEachItem() {
  const t = useTexts(strings)
  /** How many have been seen to; null while nothing is under way. */
  const [done, setDone] = useState<number | null>(null)
  const [refused, setRefused] = useState<Refused[]>([])
  const each = async <T, I extends Pick<ListedItem, 'id' | 'display_name'>>(
    items: I[],
    act: (item: I) => Promise<T>,
  ): Promise<{ item: I; answer: T }[]> => {
    const failed: Refused[] = []
    const succeeded: { item: I; answer: T }[] = []
    setRefused([])
    for (const [index, item] of items.entries()) {
      setDone(index)
      try {
        succeeded.push({ item, answer: await act(item) })
      } catch (error) {
        if (!isFailure(error)) throw error
        const fields = error.fields ?? {}
        const words = [...new Set(Object.values(fields).flat())].join(' ')
        const why = words || (error.code === 'conflict' ? t.conflict : t.failed)
        failed.push({ id: item.id, name: item.display_name, why, fields })
      }
    }
    setDone(null)
    setRefused(failed)
    return succeeded
  }
  return { each, done, refused }
}
