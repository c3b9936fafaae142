import type { Overall, SearchResult } from '../contract.ts'
import type { SearchCategory } from './search-path.ts'

export interface PartOfResult {
  count: number
  results: SearchResult[]
  guesses?: string[]
  page: number
}

export interface SearchData {
  query: string
  category: SearchCategory | undefined
  /** Null without a query. */
  result: Overall | PartOfResult | null
}
