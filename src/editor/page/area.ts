import type { Module } from '../../modules/kit/define-module.ts'
import type { ModulesSource } from '../../modules/kit/editable.tsx'
import type { DocumentState } from '../../pages/contract.ts'
import type { LiveDocument } from '../document/live-document.ts'

/** A document that stands on the page and is being edited. */
export interface Area {
  source: ModulesSource
  document: number
  live: LiveDocument
  /** As views receive them; the same list until something changes. */
  modules(): Module[]
  /** What visitors see, and when. */
  publication(): DocumentState
  /** False for a page that visitors cannot open in this language, whatever of it is published. */
  isOnline(): boolean
  /** Reads anew what is published, and what modules show beyond their fields. */
  refresh(): Promise<void>
  /** What somebody just picked, before the server has said so. */
  showAhead(module: string, beyond: Record<string, unknown>): void
  subscribe(listener: () => void): () => void
  close(): void
}
