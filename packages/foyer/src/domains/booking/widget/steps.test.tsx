import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Bookable } from '../../../ui/bookable.ts'
import { choiceOf } from './categories.ts'
import { DiscountsStep } from './discounts-step.tsx'
import { CLOSED, type WidgetState } from './machine.ts'
import { MainStep } from './main-step.tsx'
import { CART, evening, group, offerOf, ticket } from './samples.ts'
import { SummaryStep } from './summary-step.tsx'

/** The text of a step, without spaces between its parts. */
function wordsOf(step: ReactNode, path = '/de/programm'): string {
  const html = renderToStaticMarkup(<MemoryRouter initialEntries={[path]}>{step}</MemoryRouter>)
  return html.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')
}

const stateOf = (event: Bookable, part: Partial<WidgetState> = {}): WidgetState => ({
  ...{ ...CLOSED, isOpen: true, event, group: 1 },
  ...part,
})

describe('2 §8 Cart creation succeeds: {n} is what was bought', () => {
  it.each([
    ['/en/events', 1, 'Der Sturm (1 ticket) has been successfully added into your cart.'],
    ['/en/events', 3, 'Der Sturm (3 tickets) has been successfully added into your cart.'],
    ['/de/programm', 1, 'Der Sturm (1 Karte) liegt jetzt in Ihrem Warenkorb.'],
    ['/de/programm', 3, 'Der Sturm (3 Karten) liegt jetzt in Ihrem Warenkorb.'],
  ])('%s, %i', (path, added, sentence) => {
    const event = evening()
    const state = stateOf(event, { step: 'summary', summary: { kind: 'success', added, cart: CART } })
    expect(wordsOf(<SummaryStep {...{ state, event, onClose() {} }} />, path)).toContain(sentence)
  })
})

describe('the main step says before one goes on', () => {
  const main = (event: Bookable, part: Partial<WidgetState> = {}) =>
    wordsOf(
      <MainStep {...{ event, state: stateOf(event, part), choice: choiceOf(event, part.offer ?? null) }} />,
    )
  const withPrices = (...prices: [number, string, string][]) =>
    evening({
      seat_groups: [
        group(1, 'Parkett', {
          prices: prices.map(([sale_type_id, text, price]) => ({ sale_type_id, text, price })),
        }),
      ],
    })

  it('from which price there are discounts', () => {
    expect(main(evening())).toContain('Ermäßigungen ab 10 €')
  })

  it('that one pays what one can, from the lowest to the highest price', () => {
    const event = withPrices(
      [1, 'Vollpreis', '24.00'],
      [5, 'Mindestpreis', '8.00'],
      [6, 'Solidarpreis', '32.00'],
    )
    expect(main(event)).toContain('Parkett8–32 €Preis wählen, Parkett')
    expect(main(event), 'no press chooses a price for the buyer').not.toContain('Eine Karte mehr')
    const chosen = [{ ticket: ticket(1, 5, { text: 'Mindestpreis', price: '8.00' }), amount: 2 }]
    expect(main(event, { tickets: chosen })).toContain('2 × Mindestpreis, 8 €')
    const choice = choiceOf(event, null)
    expect(wordsOf(<DiscountsStep {...{ state: stateOf(event), choice }} />)).toMatch(
      /Preis wählen.*Mindestpreis8 €.*Vollpreis24 €.*Solidarpreis32 €/,
    )
  })

  it('who may have a price, and what is to be known of the seats', () => {
    const event = evening({
      seat_groups: [
        group(1, 'Parkett', {
          note: 'Rollstuhlplätze: +49 000 5550-10',
          prices: [
            { sale_type_id: 1, text: 'Vollpreis', price: '24.00' },
            { sale_type_id: 2, text: 'Ermäßigt', price: '14.00', note: 'Studierende, mit Nachweis' },
          ],
        }),
      ],
    })
    const choice = choiceOf(event, null)
    expect(wordsOf(<DiscountsStep {...{ state: stateOf(event), choice }} />)).toContain(
      'Studierende, mit Nachweis',
    )
    const step = <MainStep {...{ event, state: stateOf(event), choice }} />
    expect(
      renderToStaticMarkup(<MemoryRouter initialEntries={['/de/programm']}>{step}</MemoryRouter>),
    ).toMatch(/Rollstuhlplätze: <a href="tel:\+49000555010"[^>]*>\+49 000 5550-10<\/a>/)
  })

  it('that a ticket is free', () => {
    const event = withPrices([1, 'Vollpreis', '24.00'], [4, 'Kind bis 14', '0.00'])
    const choice = choiceOf(event, null)
    expect(wordsOf(<DiscountsStep {...{ state: stateOf(event), choice }} />)).toContain('Kind bis 14frei')
  })

  it.each([
    [0, 'noch 4 Karten'],
    [3, 'noch 1 Karte'],
    [4, 'keine weitere Karte'],
  ])('with %i chosen: %s', (amount, words) => {
    const event = evening({ seat_groups: [group(1, 'Parkett')] })
    const offer = offerOf(event)
    const few = { ...offer, seat_groups: offer.seat_groups.map((each) => ({ ...each, left: 4 })) }
    // Full price and reduced price share the same seats.
    const tickets = [
      { ticket: ticket(1, 1), amount: Math.min(amount, 1) },
      { ticket: ticket(1, 2), amount: Math.max(0, amount - 1) },
    ]
    expect(main(event, { offer: few, tickets })).toContain(`24 €${words}`)
  })
})
