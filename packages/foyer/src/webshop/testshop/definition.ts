import { z } from 'zod'
import { defineChoice } from '../../house/choice.ts'
import { SetupError } from '../../house/setup-error.ts'

/** The small shop that comes with Foyer, to try things with. It takes no money, and is refused in production. */
export function testshop() {
  return defineChoice({
    kind: 'testshop',
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
  })
}
