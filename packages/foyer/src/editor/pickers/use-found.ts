import { useCallback } from 'react'
import { currentVisit } from '../desk/desk.ts'
import { itemCalls, type ListedItem } from '../form/environment.ts'
import { useAnswerTo } from './use-answer-to.ts'

/** The items of a kind that match some words; null while loading. */
export function useFound(of: string, words: string, among?: 'wholes'): ListedItem[] | null {
  const ask = useCallback((typed: string) => itemCalls(currentVisit()).find(of, typed, among), [of, among])
  return useAnswerTo(words, ask)
}
