import { randomInt } from 'node:crypto'

/** Letters and digits that are easy to tell apart, because codes are read aloud at the door and typed from a letter. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Each letter has 5 bits. */
const randomLetters = (length: number) =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

export const newTicketCode = () => randomLetters(16)

/** 140 bits: anyone with the code of an order can see its tickets, so it must be impossible to guess. Safe in an address. */
export const newOrderCode = () => randomLetters(28)

/** The code as it is printed, in groups of four: `K7QX-9M2P-…`. Codes of older orders have another form and are not changed. */
export function printedCode(code: string): string {
  return code.length === 28 ? (code.match(/.{4}/g) ?? []).join('-') : code
}

/** The codes that a typed text may mean: exactly the text, or the text in capitals without hyphens and spaces. */
export function typedCodes(typed: string): string[] {
  return [typed.trim(), typed.replace(/[^0-9a-z]/gi, '').toUpperCase()]
}
