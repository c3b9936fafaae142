import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { Failure } from '../../contract/errors.ts'
import { queryScreen } from './query-screen.ts'
import { callContext } from './router-context.ts'

/** No call is answered, so the test sees only the way to a screen. */
async function wayTo(path: string) {
  const requestContext = new RouterContextProvider()
  requestContext.set(callContext, () => () => Promise.reject(new Failure('unavailable')))
  const { context, routes } = await queryScreen(new Request(`http://house.example${path}`), requestContext)
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`)
  const count = (list: typeof routes): number =>
    list.reduce((sum, { children = [] }) => sum + 1 + count(children as typeof routes), 0)
  return { ids: context.matches.map(({ route }) => route.id), routes: count(routes) }
}

it.each([
  ['/de', 'home-de'],
  ['/en/house/history', 'page-en'],
  ['/de/programm/ein-abend/7', 'event-de'],
])(
  'a page at %s is rendered with the routes on the way to its screen, and no others',
  async (path, screen) => {
    const shell = `shell-${path.slice(1, 3)}`
    expect(await wayTo(path)).toEqual({ ids: ['document', shell, screen], routes: 3 })
  },
)

it('an address that the route table does not know is found among all routes', async () => {
  for (const path of ['/nirgends/hier', '/de/programm/ein-abend/0']) {
    const { ids, routes } = await wayTo(path)
    expect(ids).toHaveLength(3)
    expect(routes).toBeGreaterThan(50)
  }
})
