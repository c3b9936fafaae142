import { expect, it } from 'vitest'
import { currencyName, formatAmount, sampleAmount, withoutCurrency } from './amounts.ts'

it('an amount has all its decimals where people work with it', () => {
  expect([formatAmount('12.00', 'de'), formatAmount('12.00', 'en')]).toEqual(['12,00 €', '€12.00'])
})

it.each(['12,50 €', '€12,50', 'EUR 12,50', '12,50 eur', '12,50\u00a0€', ' 12,50 '])(
  '"%s" without its currency',
  (text) => {
    expect(withoutCurrency(text)).toBe('12,50')
  },
)

it('only the currency of the house is taken away', () => {
  expect(withoutCurrency('CHF 12.50')).toBe('CHF 12.50')
})

it('the help of a field names the currency and shows an amount', () => {
  expect([currencyName('de'), currencyName('en')]).toEqual(['Euro', 'euros'])
  expect([sampleAmount('de'), sampleAmount('en')]).toEqual(['12,50', '12.50'])
})
