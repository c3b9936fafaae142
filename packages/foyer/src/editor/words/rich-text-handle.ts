export type RichCommand = 'bold' | 'italic' | 'bulletList' | 'orderedList' | 'left' | 'center' | 'right'

export interface RichLink {
  href: string
  newWindow: boolean
}

/** A rich text that is being edited, as the toolbar uses it (1 §9 Rich text toolbar). */
export interface RichTextHandle {
  element: HTMLElement
  run(command: RichCommand): void
  isOn(command: RichCommand): boolean
  /** The link at the cursor; null if there is none. */
  link(): RichLink | null
  /** `words` is the text of the link if no text is selected; the default is its address. */
  setLink(link: RichLink | null, words?: string): void
  focus(): void
  subscribe(listener: () => void): () => void
}
