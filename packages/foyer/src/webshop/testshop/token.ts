import { signatureOf } from '../../platform/signature.ts'

/**
 * The token with which the site authenticates to the test shop. It is the same after every start, so that the test shop
 * recognises a call that was begun before.
 */
export function testshopToken(secret: string): string {
  return signatureOf(secret, 'testshop')
}
