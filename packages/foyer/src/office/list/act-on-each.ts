import { useState } from 'react'
import { type FieldMessages, isFailure } from '../../contract/errors.ts'
import type { ListedItem } from '../calls.ts'
import { strings } from '../strings.ts'
import { useTexts } from '../use-office.ts'

/** An item for which an action was refused, with the reason. */
export interface Refused {
  id: number
  name: string
  why: string
  fields: FieldMessages
}

/**
 * Runs an action for one item after another. Each is an ordinary write: refusals are collected, and the others are
 * done.
 */
export function useEachItem() {
  const t = useTexts(strings)
  /** How many are done; null if no action is running. */
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
