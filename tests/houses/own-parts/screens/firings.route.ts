import { defineScreen, notFound, venues } from 'openfoyer/screens'

export interface Firings {
  year: string
  venueCount: number
}

/** What was fired in the kiln in a year. */
export default defineScreen<Firings>({
  path: { de: '/braende/{year}', en: '/firings/{year}' },
  query: ['glaze'],
  async load({ call, params: { year = '' } }) {
    if (!/^20\d\d$/.test(year)) notFound()
    const { data } = await call(venues.list)
    return { year, venueCount: data.length }
  },
  view: () => import('./firings.tsx'),
  sitemap: async () => [{ year: '2025' }, { year: '2026' }],
})
