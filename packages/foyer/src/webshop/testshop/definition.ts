import { z } from 'zod'
import { SetupError } from '../../house/setup-error.ts'
import { defineShop } from '../define-shop.ts'

/** The small shop that comes with Foyer, to try things with. It takes no money, and is refused in production. */
export function testshop() {
  return defineShop({
    kind: 'testshop',
    can: ['offer', 'hold', 'several', 'allOrNothing', 'extend', 'readCart', 'changeCart', 'account', 'pages'],
    routes: ['webshop', 'shopFrame', 'testshop', 'testWebshop'],
    lookEveryMs: 5_000,
    takesMoney: false,
    creation: {
      factory: 'testshop',
      says: 'testshop to try things with',
      read: (answer) => (answer.toLowerCase() === 'testshop' ? {} : null),
    },
    variables: {
      WEBSHOP_TESTSHOP: {
        check: z.literal('allow', { error: 'must be "allow"' }).optional(),
        without: 'none',
        example: 'allow',
        says: '`allow` opens the test shop in production, which is refused otherwise: it takes no money, and nobody honours its tickets.',
      },
    },
    settings({ WEBSHOP_TESTSHOP }, { isProduction, chosenBy }) {
      if (isProduction && !WEBSHOP_TESTSHOP) {
        throw new SetupError(
          `${chosenBy}, which takes no money and sells tickets that nobody honours: in production it needs WEBSHOP_TESTSHOP=allow.`,
        )
      }
      return {}
    },
    async connect(_settings, { secret, address, ...tools }) {
      const [{ testshopClient }, { testshopToken }] = await Promise.all([
        import('./client.ts'),
        import('./token.ts'),
      ])
      return testshopClient({ ...tools, origin: address, token: testshopToken(secret) })
    },
    async beside({ secret, ...tools }) {
      const [{ runTestshop }, { testshopToken }] = await Promise.all([
        import('./process.ts'),
        import('./token.ts'),
      ])
      return runTestshop({ ...tools, token: testshopToken(secret) })
    },
  })
}
