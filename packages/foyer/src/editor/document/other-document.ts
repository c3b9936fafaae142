import type { LiveDocument } from './live-document.ts'

/** The edited document in the page's other language. */
export interface OtherDocument {
  id: number
  live: LiveDocument
}
