import { defineScreen } from 'openfoyer/screens'
import type { Residency } from '../endpoints/residencies/contract.ts'
import { residencies } from '../endpoints/residencies/endpoints.ts'

export interface ResidenciesData {
  items: Residency[]
}

export default defineScreen<ResidenciesData>({
  path: { de: '/residenzen', en: '/residencies' },
  load: async ({ call }) => ({ items: (await call(residencies.list, {})).data }),
  view: () => import('./residencies.tsx'),
})
