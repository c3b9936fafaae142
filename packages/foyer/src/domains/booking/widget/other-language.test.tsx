import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { textsOf } from '../../../../../../tests/support/text-languages.ts'
import { Alternatives } from './alternatives.tsx'
import { type CartOrder, orderOf } from './cart-calls.ts'
import { choiceOf } from './categories.ts'
import { DiscountsStep } from './discounts-step.tsx'
import { CLOSED } from './machine.ts'
import { MainStep } from './main-step.tsx'
import { countedKeys, evening, group, refusal } from './samples.ts'
import { SummaryStep } from './summary-step.tsx'
import { alternativesOf } from './what-is-left.ts'

const german = { langs: { text: 'de' as const } }
const price = (sale_type_id: number, text: string) => ({ sale_type_id, price: '9.00', text, ...german })

/** An event whose names have no English translation. */
const event = {
  ...evening({
    title: 'Nurdeutsch Der Sturm',
    seat_groups: [1, 2].map((id) =>
      group(id, `Nurdeutsch Rang ${id}`, {
        ...german,
        prices: [price(1, 'Nurdeutsch Vollpreis'), price(2, 'Nurdeutsch Ermäßigt')],
      }),
    ),
  }),
  lang: 'de' as const,
}
const choice = choiceOf(event, null)
const tickets = choice.categories.slice(0, 1).map(({ main }) => ({ ticket: main, amount: 4 }))
const state = { ...CLOSED, isOpen: true, event, tickets, group: 1 }

const order = orderOf(tickets, null, countedKeys())
const [failed] = order.calls as [CartOrder['calls'][number]]
const left = { together: 2, halves: [2, 2] as [number, number], groups: [{ seat_group: 2, block_id: null }] }
const alternatives = alternativesOf(refusal(left), order, failed, choice, countedKeys())
const summary = {
  kind: 'error' as const,
  ...{ code: -214, webshopUrl: '/webshop', reserved: tickets, alternatives: [], again: null },
}

describe('quality, Accessibility: names of seats and prices that exist in the other language only say so', () => {
  it.each<[string, ReactNode, names: number]>([
    // The number of texts that exist in German only.
    ['main step', <MainStep key="main" {...{ state, event, choice }} />, 13],
    ['discounts', <DiscountsStep key="discounts" {...{ state, choice }} />, 6],
    [
      'what is reserved',
      <SummaryStep key="sum" {...{ event, onClose() {} }} state={{ ...state, summary }} />,
      2,
    ],
    ['what is left', <Alternatives key="left" {...{ alternatives, event, tickets }} />, 3],
  ])('%s', (_, step, names) => {
    const html = renderToStaticMarkup(
      <div lang="en">
        <MemoryRouter initialEntries={['/en/events']}>{step}</MemoryRouter>
      </div>,
    )
    const said = textsOf(html)
    const standIns = said.filter(({ text }) => text.includes('Nurdeutsch'))
    expect(standIns.filter(({ lang }) => lang !== 'de')).toEqual([])
    expect(standIns).toHaveLength(names)
    expect(said.filter(({ lang }) => lang === 'en')).not.toEqual([])
  })
})
