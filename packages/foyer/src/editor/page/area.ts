import type { Module } from '../../modules/kit/define-module.ts'
import type { ModulesSource } from '../../modules/kit/editable.tsx'
import type { DocumentState } from '../../pages/contract.ts'
import type { LiveDocument } from '../document/live-document.ts'

/** A document on the page that is being edited. */
export interface Area {
  source: ModulesSource
  document: number
  live: LiveDocument
  /** The modules as views receive them; the same list until something changes. */
  modules(): Module[]
  /** What visitors see, and when. */
  publication(): DocumentState
  /** False for a page that visitors cannot open in this language, whatever is published. */
  isOnline(): boolean
  /** Loads the publication again, and the data that modules show besides their fields. */
  refresh(): Promise<void>
  /** Shows an item just chosen, before the server has answered. */
  showAhead(module: string, beyond: Record<string, unknown>): void
  subscribe(listener: () => void): () => void
  close(): void
}
