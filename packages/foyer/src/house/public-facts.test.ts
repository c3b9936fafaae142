import { describe, expect, it } from 'vitest'
import { formatPrice, formatPrices } from '../contract/prices.ts'
import type { House } from './define-house.ts'
import { publicFacts } from './public-facts.ts'

const house: House = { name: 'Kiln', languages: ['de', 'en'], timeZone: 'Europe/London', currency: 'EUR' }
const factsOf = (more: Partial<House>) => publicFacts({ ...house, ...more })

describe('how a house writes its prices', () => {
  it.each([
    ['EUR', '€', '0,00 €', '€0.00'],
    ['GBP', '£', '0,00 £', '£0.00'],
    ['CHF', 'CHF', 'CHF 0.00', 'CHF 0.00'],
    ['JPY', '¥', '0,00 ¥', '¥0.00'],
    ['SEK', 'kr', '0,00 kr', 'kr 0.00'],
  ])('%s', (currency, sign, de, en) => {
    const { currencySign, formats } = factsOf({ currency })
    expect([currencySign, formats.de.price, formats.en.price]).toEqual([sign, de, en])
  })

  it('is a pattern that takes any amount', () => {
    const francs = { price: factsOf({ currency: 'CHF' }).formats.de.price, currency: '' }
    expect(formatPrice('12.50', francs, 'de')).toBe('CHF\u00a012.50')
    expect(formatPrices('8.00', '32.50', francs, 'de')).toBe('CHF\u00a08–32.50')
    const pounds = { price: factsOf({ currency: 'GBP' }).formats.en.price, currency: '' }
    expect(formatPrice('12.50', pounds, 'en')).toBe('£12.50')
  })

  it('has the decimals of the currency', () => {
    const decimals = ['EUR', 'JPY', 'KWD'].map((currency) => factsOf({ currency }).currencyDecimals)
    expect(decimals).toEqual([2, 0, 3])
  })
})

it('a house with francs writes German as the Swiss do, unless it names another region', () => {
  expect(factsOf({}).formats.de.tag).toBe('de-DE')
  expect(factsOf({ currency: 'CHF' }).formats.de.tag).toBe('de-CH')
  const elsewhere = factsOf({ currency: 'CHF', formats: { de: 'de-DE', en: 'en-IE' } }).formats
  expect([elsewhere.de.tag, elsewhere.de.price, elsewhere.en.tag]).toEqual(['de-DE', '0,00 CHF', 'en-IE'])
})

it('the sign between thousands is the one of the region', () => {
  const groups = (['de-DE', 'de-AT'] as const).map((de) => factsOf({ formats: { de } }).formats.de.group)
  expect(groups).toEqual(['.', '\u00a0'])
  expect(factsOf({}).formats.en.group).toBe(',')
})
