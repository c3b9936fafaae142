import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CART } from './samples.ts'
import { heldCart, parentDomain, saveCart, saveCartCookies } from './save-cart.ts'

describe('2 §7 Cookies: the parent domain', () => {
  it.each([
    ['www.haus.example', 'haus.example'],
    ['karten.www.haus.example', 'www.haus.example'],
    ['haus.example', null],
    ['localhost', null],
    ['127.0.0.1', null],
    ['[::1]', null],
  ])('of %s is %s', (host, parent) => expect(parentDomain(host)).toBe(parent))
})

describe('2 §7 Cookies: cartAmount and cartUrl', () => {
  let written: string[] = []
  /** A browser that accepts cookies for the given domains. */
  const browser = (hostname: string, taken: string[]) => {
    const jar = new Map<string, string>()
    written = []
    vi.stubGlobal('location', { hostname, protocol: 'https:' })
    vi.stubGlobal('document', {
      get cookie() {
        return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      },
      set cookie(line: string) {
        const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(line) ?? []
        const domain = /Domain=([^;]+)/.exec(line)?.[1]
        if (domain && !taken.includes(domain)) return
        jar.delete(name)
        if (line.includes('Max-Age=0')) return
        written.push(line)
        jar.set(name, value)
      },
    })
  }
  beforeEach(() => void vi.useFakeTimers({ now: 0 }))
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('are set for 15 minutes on the parent domain', () => {
    browser('www.haus.example', ['haus.example'])
    saveCart(CART)
    expect(written).toEqual([
      'cartAmount=2; Path=/; Max-Age=900; SameSite=Lax; Secure; Domain=haus.example',
      'cartUrl=%2Fwebshop%2Fcart; Path=/; Max-Age=900; SameSite=Lax; Secure; Domain=haus.example',
    ])
  })

  it('3-readings, Webshop: are host-only where there is no parent domain, or the browser refuses it', () => {
    browser('haus.co.example', [])
    saveCartCookies(3, '/webshop/cart')
    expect(written).toEqual([
      'cartAmount=3; Path=/; Max-Age=900; SameSite=Lax; Secure',
      'cartUrl=%2Fwebshop%2Fcart; Path=/; Max-Age=900; SameSite=Lax; Secure',
    ])
  })

  it('of an empty cart nothing stays', () => {
    browser('www.haus.example', ['haus.example'])
    saveCart(CART)
    saveCart({ ...CART, tickets_quantity: 0, reserved_seconds: null })
    expect(document.cookie).toBe('')
    expect(heldCart.get()).toEqual({ until: null, mayExtend: false })
  })

  it('how long it is kept counts from now on, whatever the browser’s clock says', () => {
    browser('haus.example', [])
    vi.setSystemTime(5_000)
    saveCart(CART)
    expect(heldCart.get()).toEqual({ until: 905_000, mayExtend: true })
  })
})
