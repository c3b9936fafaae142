import type { ShopArea } from '../contract.ts'

/** Splits `/en/webshop/event/17?x=1` into the area `webshop` and the path `event/17?x=1`. */
export function placeOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): {
  area: ShopArea
  path: string
} {
  const [area = '', ...rest] = pathname
    .replace(/^\/en\//, '/')
    .slice(1)
    .split('/')
  return { area: area as ShopArea, path: rest.join('/') + search }
}
