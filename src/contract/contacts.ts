export interface TextPart {
  text: string
  /** Where it leads; undefined for plain words. */
  href?: string
}

/** A number that begins with the code of its country, and an e-mail address. */
const CONTACT = /(\+\d[\d -]{5,20})|([\w.-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64})/

/** A text of one line in parts: numbers and e-mail addresses in it can be pressed, for whoever reads it on a phone. */
export function contactsIn(text: string): TextPart[] {
  const found = CONTACT.exec(text)
  if (!found) return text === '' ? [] : [{ text }]
  // A full stop or a space belongs to the sentence.
  const shown = found[0].replace(/[ .-]{1,3}$/, '')
  const href = found[1] ? `tel:${shown.replace(/[ -]/g, '')}` : `mailto:${shown}`
  const before = text.slice(0, found.index)
  return [
    ...(before === '' ? [] : [{ text: before }]),
    { text: shown, href },
    ...contactsIn(text.slice(found.index + shown.length)),
  ]
}
