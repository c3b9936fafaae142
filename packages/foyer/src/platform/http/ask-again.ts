import type { FastifyInstance } from 'fastify'
import { LOCALES } from '../../contract/locale.ts'
import { href } from '../../contract/routes.ts'
import type { Config } from '../config/config.ts'

/** The pages that most visitors ask for first. */
const FIRST = ['home', 'events', 'magazine', 'productions', 'team'] as const

/**
 * The keys of the first pages. Where `PUBLIC_URL` is not set they are made under `localhost`: the answers they are made of serve
 * every other host, too.
 */
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
        // No visitor looks at it yet, so it is not counted as a visit.
        'sec-purpose': 'prefetch',
        ...(language && { 'accept-language': language }),
      },
    })
  }
}
