import type { FastifyInstance } from 'fastify'
import { LOCALES } from '../../contract/locale.ts'
import { href } from '../../contract/routes.ts'
import type { Config } from '../config/config.ts'

/** What is asked for first in every house. */
const FIRST = ['home', 'events', 'magazine', 'productions', 'team'] as const

/** What the first pages are stored under. Where no address is set, that of this machine: the answers they are made of serve every other. */
export function firstKeys({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string[] {
  const host = publicUrl ?? `localhost:${port}`
  return FIRST.flatMap((screen) => LOCALES.map((locale) => `${host} ${href(screen, locale)}`))
}

/** Requests the response of a key from this server, as a visitor would. */
export function askAgain(app: FastifyInstance): (key: string) => Promise<void> {
  return async (key) => {
    const [host = '', ...rest] = key.split(' ')
    const url = rest.at(-1) ?? '/'
    const language = rest.length > 1 ? rest[0] : undefined
    await app.inject({
      method: 'GET',
      url,
      headers: {
        host: host.replace(/^https?:\/\//, ''),
        'accept-encoding': 'br',
        'user-agent': 'Foyer, warming up',
        // Nobody looks at it yet, so nobody is counted.
        'sec-purpose': 'prefetch',
        ...(language && { 'accept-language': language }),
      },
    })
  }
}
