import { z } from 'zod'

/** Only scheme, host and port: a path or a login would be ignored without a word. */
export const origin = z
  .string('must be an address such as https://house.example')
  .trim()
  .refine(isOrigin, 'must be an http or https address without a path, such as https://house.example')
  .transform((address) => new URL(address).origin)

/** Several of them, separated by commas. */
export const origins = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean),
  )
  .pipe(z.array(origin))

function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, origin, href } = new URL(address)
  return /^https?:$/.test(protocol) && href === `${origin}/`
}
