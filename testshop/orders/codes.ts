import { randomInt } from 'node:crypto'

/** Letters and digits that cannot be taken for each other: codes are read aloud at the door and typed from a letter. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** 5 bits each. */
const randomLetters = (length: number) =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

export const newTicketCode = () => randomLetters(16)

/** 140 bits: the code of an order shows its tickets to anyone who has it, so nobody may guess it. Safe in an address. */
export const newOrderCode = () => randomLetters(28)

/** As it is printed, in groups of four: `K7QX-9M2P-…`. Older orders have a code of another form, which stays as it is. */
export function printedCode(code: string): string {
  return code.length === 28 ? (code.match(/.{4}/g) ?? []).join('-') : code
}

/** What a buyer types, as it may be stored: exactly so, or without hyphens, spaces and small letters. */
export function typedCodes(typed: string): string[] {
  return [typed.trim(), typed.replace(/[^0-9a-z]/gi, '').toUpperCase()]
}
