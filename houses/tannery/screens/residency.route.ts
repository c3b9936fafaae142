import { defineScreen, notFound } from 'openfoyer/screens'
import type { Residency } from '../endpoints/residencies/contract.ts'
import { residencies } from '../endpoints/residencies/endpoints.ts'

export interface ResidencyData {
  item: Residency
}

export default defineScreen<ResidencyData>({
  path: { de: '/residenzen/{slug}', en: '/residencies/{slug}' },
  async load({ call, params: { slug = '' } }) {
    const { data } = await call(residencies.list, {})
    const item = data.find(({ address }) => address === slug)
    if (!item) notFound()
    return { item }
  },
  view: () => import('./residency.tsx'),
  sitemap: async ({ call }) =>
    (await call(residencies.list, {})).data.map(({ address }) => ({ slug: address })),
})
