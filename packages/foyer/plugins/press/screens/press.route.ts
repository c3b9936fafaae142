import { defineScreen, notFound } from 'openfoyer/screens'
import { press } from '../endpoints/press/endpoints.ts'

interface Summary {
  id: number
  title: string
  at: string | null
}

export interface PressData {
  texts: Summary[]
  text: (Summary & { text: string; pictures: string }) | null
}

/** All press texts or, with an id in the address, one of them. */
export default defineScreen<PressData>({
  path: { de: '/presse/{id?}', en: '/press/{id?}' },
  async load({ call, params: { id } }) {
    if (id === undefined) return { texts: (await call(press.list)).data, text: null }
    if (!/^[1-9]\d{0,8}$/.test(id)) notFound()
    return { texts: [], text: await call(press.detail, { id: Number(id) }) }
  },
  view: () => import('./press.tsx'),
  sitemap: async ({ call }) => {
    const { data } = await call(press.list)
    return [{}, ...data.map(({ id }) => ({ id }))]
  },
})
