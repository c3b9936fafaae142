import { describe, expect, it } from 'vitest'
import { formatPrice, formatPrices, USUAL_PRICES } from './prices.ts'

describe('2 §9 Prices; 3-readings, Decided after it was used, attacked and read, Prices by language', () => {
  it.each([
    ['12.50', '12,50 €', '€12.50'],
    ['12.00', '12 €', '€12'],
    ['0.00', '0 €', '€0'],
    ['100.05', '100,05 €', '€100.05'],
  ])('%s is %s in German and %s in English', (price, de, en) => {
    expect(formatPrice(price, USUAL_PRICES, 'de')).toBe(de.replace(' ', '\u00a0'))
    expect(formatPrice(price, USUAL_PRICES, 'en')).toBe(en)
  })

  it('from the lowest to the highest, with one sign', () => {
    expect(formatPrices('8.00', '32.50', USUAL_PRICES, 'de')).toBe('8–32,50\u00a0€')
    expect(formatPrices('8.00', '32.50', USUAL_PRICES, 'en')).toBe('€8–32.50')
    expect(formatPrices('8.00', '8.00', USUAL_PRICES, 'en')).toBe('€8')
  })

  it('a currency without a sign has a space after its name', () => {
    const francs = { price: '', currency: 'CHF' }
    expect(formatPrice('12.50', francs, 'de')).toBe('12,50\u00a0CHF')
    expect(formatPrice('12.50', francs, 'en')).toBe('CHF\u00a012.50')
  })

  it.each([
    ['CHF 0.00', 'CHF\u00a012.50', 'CHF\u00a09'],
    ['0,00 EUR', '12,50\u00a0EUR', '9\u00a0EUR'],
  ])('parsers.price %s overrides both', (price, broken, even) => {
    for (const locale of ['de', 'en'] as const) {
      expect(formatPrice('12.50', { ...USUAL_PRICES, price }, locale)).toBe(broken)
      expect(formatPrice('9.00', { ...USUAL_PRICES, price }, locale)).toBe(even)
    }
  })
})
