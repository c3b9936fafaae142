import type { LetterLook, RenderLetter } from '../../contract/letter.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { letters } from './mail-strings.ts'

export interface Letter {
  to: string
  locale: Locale
  subject: string
  /** The name in the greeting; empty if it is unknown. */
  name: string
  /** The paragraphs before the link. */
  before: string[]
  /** The address and the text of the one button. */
  button?: { words: string; address: string }
  after?: string[]
}

/** What letters need of areas that this one cannot import: the name of the house, its look, and its frame for letters. */
export interface LetterHouse {
  siteName(): Promise<string>
  look(): Promise<LetterLook>
  render: RenderLetter
}

/** A letter as plain text and as HTML, with the same content. */
export async function letterMessage(
  { to, locale, subject, name, before, button, after = [] }: Letter,
  house: LetterHouse,
): Promise<Message> {
  const siteName = await house.siteName()
  const greeting = letters.greeting[locale](name)
  const closing = `${letters.closing[locale]}\n${siteName}`
  const text = [
    greeting,
    ...before,
    ...(button ? [`${button.words}:\n${button.address}`] : []),
    ...after,
    closing,
  ]
  const html = await house.render({
    ...{ locale, subject, siteName, look: await house.look() },
    ...{ before: [greeting, ...before], button: button ?? null, after, closing },
  })
  return { to, subject, text: `${text.join('\n\n')}\n`, html }
}
