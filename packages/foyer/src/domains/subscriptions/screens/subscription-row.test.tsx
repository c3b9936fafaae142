import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { Subscription } from '../contract.ts'
import { SubscriptionRow } from './subscription-row.tsx'

const subscription: Subscription = {
  ...{ id: 1, name: 'Premieren-Abonnement', description: '', series: null, event_count: 6 },
  ...{ dates: '', included: '', how_to_book: '', booking_url: '', prices: [] },
}
const shown = (booking_url: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/de/abonnements']}>
      <table>
        <tbody>
          <SubscriptionRow subscription={{ ...subscription, booking_url }} hasSeries={false} />
        </tbody>
      </table>
    </MemoryRouter>,
  )

it('a subscription that is sold on the web leads there, any other has no button', () => {
  expect(shown('/webshop/abo')).toMatch(/<a [^>]*href="\/webshop\/abo"/)
  expect(shown('')).not.toContain('<a ')
})
