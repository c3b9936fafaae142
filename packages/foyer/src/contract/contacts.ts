export interface TextPart {
  text: string
  /** The address of a link; undefined for plain text. */
  href?: string
}

/** A phone number with the code of its country, or an e-mail address. */
const CONTACT = /(\+\d[\d -]{5,20})|([\w.-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64})/

/** Splits a text into plain parts and links, so that a phone number or an e-mail address in it can be pressed. */
export function contactsIn(text: string): TextPart[] {
  const found = CONTACT.exec(text)
  if (!found) return text === '' ? [] : [{ text }]
  // A full stop or a space at the end belongs to the sentence.
  const shown = found[0].replace(/[ .-]{1,3}$/, '')
  const href = found[1] ? `tel:${shown.replace(/[ -]/g, '')}` : `mailto:${shown}`
  const before = text.slice(0, found.index)
  return [
    ...(before === '' ? [] : [{ text: before }]),
    { text: shown, href },
    ...contactsIn(text.slice(found.index + shown.length)),
  ]
}
