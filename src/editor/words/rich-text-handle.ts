export type RichCommand = 'bold' | 'italic' | 'bulletList' | 'orderedList' | 'left' | 'center' | 'right'

export interface RichLink {
  href: string
  newWindow: boolean
}

/** A rich text that somebody writes in, as its toolbar knows it (1 §9 Rich text toolbar). */
export interface RichTextHandle {
  element: HTMLElement
  run(command: RichCommand): void
  isOn(command: RichCommand): boolean
  /** The link at the cursor; null where there is none. */
  link(): RichLink | null
  setLink(link: RichLink | null): void
  focus(): void
  subscribe(listener: () => void): () => void
}
