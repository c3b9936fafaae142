import type { Locale } from './locale.ts'

/** How a letter looks; made from the theme and the published brand. */
export interface LetterLook {
  /** The colour of its ground. */
  ground: string
  /** The colour of text and lines on it. */
  figure: string
  /** The corners of its button. */
  radius: string
}

/** A letter by e-mail: the same content for its plain text and its HTML. */
export interface LetterContent {
  locale: Locale
  subject: string
  siteName: string
  look: LetterLook
  /** The paragraphs before the button, the greeting first. */
  before: string[]
  /** The text and the address of the one button. */
  button: { words: string; address: string } | null
  after: string[]
  closing: string
}

/** Makes the HTML of a letter. The site implements it, because the house may have a frame of its own for letters. */
export type RenderLetter = (letter: LetterContent) => Promise<string>
