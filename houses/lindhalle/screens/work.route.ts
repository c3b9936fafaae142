import { defineScreen, notFound } from 'openfoyer/screens'
import { works } from '../endpoints/works/endpoints.ts'

export interface WorkData {
  title: string
  composer: string
  minutes: number | null
  year: number | null
  /** Other works by the same hand that are played here. */
  others: { title: string; address: string }[]
}

export default defineScreen<WorkData>({
  path: { de: '/werke/{slug}', en: '/works/{slug}' },
  async load({ call, params: { slug = '' } }) {
    const { data } = await call(works.list, {})
    const found = data.find(({ address }) => address === slug)
    if (!found) notFound()
    const { title, composer, minutes, year } = found
    const others = data.filter((other) => other.composer === composer && other.address !== slug)
    return {
      ...{ title, composer, minutes, year },
      others: others.map(({ title, address }) => ({ title, address })),
    }
  },
  view: () => import('./work.tsx'),
  pageClass: () => 'evening',
  sitemap: async ({ call }) => (await call(works.list, {})).data.map(({ address }) => ({ slug: address })),
})
