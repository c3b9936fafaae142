import { beforeEach, expect, it, vi } from 'vitest'
import { withEarlyAddress } from './early-address.ts'
import { shownAddress } from './unreached.ts'

beforeEach(() => vi.stubGlobal('location', { href: 'https://haus.example/de' }))

function historyOf() {
  const entries = ['/de']
  let pop = (_update: unknown) => {}
  const history = {
    push: (to: { pathname: string }) => void entries.push(to.pathname),
    replace: (to: { pathname: string }) => void entries.splice(-1, 1, to.pathname),
    listen: (listener: (update: unknown) => void) => {
      pop = listener
      return () => {}
    },
  }
  const goBack = () => {
    entries.pop()
    pop({})
  }
  return { entries, goBack, history: { ...history, go: goBack } as never }
}
const at = (pathname: string) => ({ pathname, search: '', hash: '' })

it('a page entered before it has come is one step of the history, and a page that came at once too', () => {
  const { entries, history } = historyOf()
  const early = withEarlyAddress(history)
  early.enterEarly(at('/de/besuch'))
  early.history.push(at('/de/besuch'))
  early.history.push(at('/de/haus'))
  expect(entries).toEqual(['/de', '/de/besuch', '/de/haus'])
})

it('another page wanted meanwhile takes its place; after a way back the next one is a step again', () => {
  const { entries, history, goBack } = historyOf()
  const early = withEarlyAddress(history)
  early.history.listen(() => {})
  early.enterEarly(at('/de/besuch'))
  early.enterEarly(at('/de/haus'))
  expect(entries).toEqual(['/de', '/de/haus'])
  goBack()
  early.history.push(at('/de/team'))
  expect(entries).toEqual(['/de', '/de/team'])
})

it('the page on show is known while the address is that of the next one', () => {
  vi.stubGlobal('location', { href: 'https://haus.example/de?x=1' })
  const { history, goBack } = historyOf()
  const early = withEarlyAddress(history)
  early.history.listen(() => {})
  early.enterEarly(at('/de/besuch'))
  vi.stubGlobal('location', { href: 'https://haus.example/de/besuch' })
  early.enterEarly(at('/de/haus'))
  expect(shownAddress().href).toBe('https://haus.example/de?x=1')
  early.history.push(at('/de/haus'))
  expect(shownAddress().href).toBe('https://haus.example/de/besuch')
  early.enterEarly(at('/de/team'))
  goBack()
  vi.stubGlobal('location', { href: 'https://haus.example/de' })
  expect(shownAddress().href).toBe('https://haus.example/de')
})

it('a page that cannot come takes the step into it back, and the router, which shows the page before, is not told', () => {
  vi.stubGlobal('location', { href: 'https://haus.example/de' })
  const { entries, history, goBack } = historyOf()
  const early = withEarlyAddress(history)
  const listener = vi.fn()
  early.history.listen(listener)
  early.enterEarly(at('/de/besuch'))
  early.history.replace(at('/de'))
  expect(entries).toEqual(['/de'])
  expect(listener).not.toHaveBeenCalled()
  early.history.push(at('/de/haus'))
  goBack()
  expect(entries).toEqual(['/de'])
  expect(listener).toHaveBeenCalledOnce()
})
