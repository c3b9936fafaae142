import { Failure, isFailure } from '../../contract/errors.ts'
import { normalPath } from '../../contract/normal-path.ts'
import { houseAddress } from '../../platform/config/house-address.ts'
import type { Context } from '../../platform/context.ts'
import type { Buyer, PageAnswer, PageRequest, Shop } from '../../webshop/port.ts'
import { areaHref, isAreaOpen, shopPathOf } from './areas.ts'
import { requireShop } from './cart.ts'
import type { PlaceInLine, ShopArea, ShopPage } from './contract.ts'
import { shopSession } from './session.ts'
import { cartAmountIn, harmlessShopHtml, type ShopLinks, titleIn } from './shop-html.ts'
import type { WaitingLine } from './waiting-line.ts'

interface At {
  area: ShopArea
  /** What follows the area's name, with its query. */
  path: string
}

/** Reads name and address of the viewer's account. */
export type BuyerOf = (context: Context) => Promise<Buyer>

export async function openShopPage(
  context: Context,
  shop: Shop,
  at: At,
  buyerOf: BuyerOf,
): Promise<ShopPage> {
  if (isLeaving(context)) return leaving(context, shop, at)
  const isKnown = context.viewer.role !== 'visitor' && shopPath(context, at).pathname === shop.places.checkout
  const buyer = isKnown ? await buyerOf(context) : null
  return show(context, shop, at, await ask(context, shop, at, { method: 'GET', form: null, buyer }))
}

export async function submitShopForm(
  context: Context,
  shop: Shop,
  line: WaitingLine,
  { form, ...at }: At & { form: string },
): Promise<ShopPage> {
  const send = () => ask(context, shop, at, { method: 'POST', form })
  // A visitor who has tickets already can continue to pay, however many wait to choose theirs.
  const isInLine = shop.places.fillsCart(shopPath(context, at).pathname)
  try {
    return show(context, shop, at, await (isInLine ? line.pass(context, send) : send()))
  } catch (error) {
    if (!isFailure(error)) throw error
    const nothing = emptyPage(context, shop, at)
    if (error.code === 'in_line') {
      const waiting = { ...(error.details as unknown as PlaceInLine), form }
      return { ...nothing, status: 503, waiting }
    }
    // The visitor keeps what was typed, and can send it again.
    if (error.code === 'shop_offline') return { ...nothing, status: 503, unsent: form }
    throw error
  }
}

/** A shop whose pages are not shown inside the site: buyers go on there. */
const isLeaving = ({ config }: Pick<Context, 'config'>) => !config.shop.can.includes('pages')

async function leaving(context: Context, shop: Shop, at: At): Promise<ShopPage> {
  if (!isAreaOpen(at.area, context)) throw new Failure('not_found')
  await requireShop(context)
  const { pathname, search } = shopPath(context, at)
  return {
    ...emptyPage(context, shop, at),
    redirect: `/${context.locale}/webshop-hand-over${pathname}${search}`,
  }
}

/** Where a buyer goes on at the shop, with the cart taken along. */
export async function handOver(context: Context, shop: Shop, path: string): Promise<string> {
  if (!isLeaving(context)) throw new Failure('not_found')
  await requireShop(context)
  const pathname = normalPath(`/${path}`.split('?', 1)[0] ?? '')
  if (pathname === null) throw new Failure('not_found')
  const to = await shop.leave({ path: pathname, session: shopSession(context) })
  if (!URL.canParse(to) || !/^https?:$/.test(new URL(to).protocol)) throw new Failure('shop_offline')
  return to
}

/** An image or a document of the shop; refuses pages. */
export async function openShopFile(context: Context, shop: Shop, at: At) {
  const answer = await ask(context, shop, at, { method: 'GET', form: null })
  if (answer.kind !== 'file') throw new Failure('not_found')
  return answer
}

async function ask(
  context: Context,
  shop: Shop,
  { area, path }: At,
  request: Pick<PageRequest, 'method' | 'form' | 'buyer'>,
): Promise<PageAnswer> {
  if (!isAreaOpen(area, context)) throw new Failure('not_found')
  await requireShop(context)
  const { pathname, search } = shopPath(context, { area, path })
  return shop.page({ ...request, path: pathname + search, session: shopSession(context) })
}

/**
 * The path in its normal form, with the query: what is checked here is exactly what the shop receives, so the shop
 * cannot decode it to another path. The shop's calls are refused: they are only for our server.
 */
function shopPath(context: Context, { area, path }: At): { pathname: string; search: string } {
  const [asked = ''] = path.split('?', 1)
  const pathname = normalPath(shopPathOf(area, context, asked))
  if (pathname === null || pathname.split('/')[1]?.toLowerCase() === 'api') throw new Failure('not_found')
  return { pathname, search: new URL(path.slice(asked.length), SHOP).search }
}

function emptyPage(context: Context, shop: Shop, { area }: At): ShopPage {
  const cart_url = areaHref(area, context, shop.places.cart)
  const nothing = { title: '', html: '', cart_amount: null, redirect: null, waiting: null, unsent: null }
  return { ...nothing, status: 200, cart_url }
}

function show(context: Context, shop: Shop, at: At, answer: PageAnswer): ShopPage {
  const { locale } = context
  const { area, path } = at
  const nothing = emptyPage(context, shop, at)
  if (answer.kind === 'redirect') return { ...nothing, redirect: areaHref(area, context, answer.path) }
  if (answer.kind === 'file')
    return { ...nothing, redirect: fileHref(area, locale, shopPathOf(area, context, path)) }
  const html = harmlessShopHtml(answer.html, linksFrom(area, context, shopPathOf(area, context, path)))
  if (html === null) throw new Failure('shop_offline')
  return {
    ...nothing,
    status: answer.status,
    title: titleIn(answer.html),
    html,
    cart_amount: cartAmountIn(answer.html),
  }
}

/**
 * Converts addresses on a page of the shop: its own pages lead into the area, its files to our address for files, and links to the
 * house to pages of the site. Others are null.
 */
function linksFrom(area: ShopArea, context: Context, from: string): ShopLinks {
  const { locale, config } = context
  const base = new URL(from, SHOP)
  const own = (address: string): string | null => {
    if (!URL.canParse(address, base)) return null
    const url = new URL(address, base)
    const path = url.origin === SHOP ? normalPath(url.pathname) : null
    return path === null ? null : path + url.search
  }
  return {
    page: (address) => {
      const path = own(address)
      return path === null ? null : areaHref(area, context, path)
    },
    file: (address) => {
      const path = own(address)
      return path === null ? null : fileHref(area, locale, path)
    },
    house: (address) => {
      if (!URL.canParse(address)) return null
      const { origin, pathname } = new URL(address)
      return origin === houseAddress(config) ? pathname : null
    },
  }
}

/** A placeholder for the shop's origin, which visitors do not need to know. */
const SHOP = 'http://shop.invalid'

function fileHref(area: ShopArea, locale: Context['locale'], shopPath: string): string {
  return `/${locale}/webshop-files/${area}${shopPath}`
}
