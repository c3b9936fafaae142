import { theme } from '#house/theme'
import type { Locale } from '../../contract/locale.ts'
import { html } from '../../platform/endpoints/html.ts'
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
  siteName: string
}

const { ground: PAPER, figure: INK } = theme.colours.letter ?? theme.colours.page
const BUTTON = `display:inline-block;padding:14px 24px;color:${PAPER};background:${INK};font-weight:600;text-decoration:none`

/**
 * A letter as plain text and as HTML, with the same content. It loads nothing, so it does not reveal whether it was
 * read.
 */
export function letterMessage({
  to,
  locale,
  subject,
  name,
  before,
  button,
  after = [],
  siteName,
}: Letter): Message {
  const greeting = letters.greeting[locale](name)
  const closing = `${letters.closing[locale]}\n${siteName}`
  const text = [
    greeting,
    ...before,
    ...(button ? [`${button.words}:\n${button.address}`] : []),
    ...after,
    closing,
  ]
  const paragraph = (words: string) => html`<p style="margin:0 0 18px">${words}</p>`
  const page = html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;padding:32px 20px;color:${INK};background:${PAPER};font:17px/1.5 Georgia,serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 28px;padding:0 0 12px;border-bottom:2px solid ${INK};font:700 22px/1.1 Arial,sans-serif">${siteName}</p>
${[greeting, ...before].map(paragraph)}
${
  button &&
  html`<p style="margin:0 0 18px;font-family:Arial,sans-serif"><a href="${button.address}" style="${BUTTON}">${button.words}</a></p>
<p style="margin:0 0 18px;font-size:14px;word-break:break-all">${button.address}</p>`
}
${after.map(paragraph)}
<p style="margin:0">${letters.closing[locale]}<br>${siteName}</p>
</div></body></html>
`
  return { to, subject, text: `${text.join('\n\n')}\n`, html: page.text }
}
