import { describe, expect, it } from 'vitest'
import { translate } from '../../../contract/define-strings.ts'
import { failureLines } from './messages.ts'
import { strings } from './strings.ts'

const en = translate(strings, 'en')
const WEBSHOP = 'We would like to ask you to purchase your tickets via our webshop.'

describe('2 §8 Cart creation fails', () => {
  it('says so, and asks to use the webshop', () => {
    expect(en.failed).toBe("Unfortunately, that didn't work.")
    expect(failureLines(null, 'en')).toEqual([WEBSHOP])
  })

  it.each([
    [-214, ['Not enough (connected) seats found.', WEBSHOP]],
    [-204, ['No current reservation.', WEBSHOP]],
    [7, [WEBSHOP]],
    [0, [WEBSHOP]],
  ])('code %i', (code, lines) => expect(failureLines(code, 'en')).toEqual(lines))

  it('any integer code is also shown', () => {
    expect(en.errorCode(-214)).toBe('Error -214')
    expect(translate(strings, 'de').errorCode(7)).toBe('Fehler 7')
  })

  it('in German', () => {
    expect(failureLines(-214, 'de')).toEqual([
      'Es gibt nicht genügend (zusammenhängende) Plätze.',
      'Bitte kaufen Sie Ihre Karten über unseren Webshop.',
    ])
  })
})

describe('2 §8 Cart creation succeeds', () => {
  it('the tickets are reserved for 15 minutes', () => {
    expect(en.kept).toBe('Your tickets will be reserved for the next 15 minutes.')
  })
})
