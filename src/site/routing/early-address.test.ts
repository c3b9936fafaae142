import { expect, it } from 'vitest'
import { withEarlyAddress } from './early-address.ts'

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
  return { entries, goBack, history: history as never }
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
