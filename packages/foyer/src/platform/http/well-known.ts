import type { FastifyInstance } from 'fastify'
import { hasArea } from '../../contract/areas.ts'
import { DEFAULT_LOCALE, LOCALES } from '../../contract/locale.ts'
import { href } from '../../contract/routes.ts'
import type { Platform } from '../context.ts'
import { ALWAYS } from './offline.ts'

const DAY = 86_400_000
/** RFC 9116 asks for less than a year. */
const VALID_DAYS = 180

/**
 * Addresses that programs know: whom researchers tell about a hole (`security.txt`, RFC 9116), and where a password manager sends people
 * who want another password.
 */
export function addWellKnown(app: FastifyInstance, { config, clock }: Platform): void {
  const { securityContact, publicUrl } = config
  if (securityContact !== null) {
    app.get('/.well-known/security.txt', ALWAYS, async (_request, reply) => {
      // The same text all day, so that it can be kept.
      const today = Math.floor(clock.now().getTime() / DAY) * DAY
      const lines = [
        `Contact: ${securityContact}`,
        `Expires: ${new Date(today + VALID_DAYS * DAY).toISOString()}`,
        `Preferred-Languages: ${LOCALES.join(', ')}`,
        ...(publicUrl ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
      ]
      return reply
        .type('text/plain; charset=utf-8')
        .header('Cache-Control', 'public, max-age=3600')
        .send(`${lines.join('\n')}\n`)
    })
  }
  if (hasArea('accounts')) {
    app.get('/.well-known/change-password', ALWAYS, async (_request, reply) =>
      reply.header('Cache-Control', 'no-cache').redirect(href('userSettings', DEFAULT_LOCALE), 302),
    )
  }
}
