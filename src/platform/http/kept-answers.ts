import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createFinishedStore } from '../cache/finished-store.ts'
import type { Reads } from '../cache/reads.ts'
import type { Warmer } from '../cache/warmer.ts'
import type { Platform } from '../context.ts'
import { ONLINE_TAG } from '../online.ts'
import { addressOf } from '../throttle/network.ts'
import { chooseEncoding } from './compression.ts'
import type { Finished, FinishedWriter } from './finished.ts'
import { localeAsked } from './locale-asked.ts'
import type { EarlyResponder } from './server.ts'
import { mayHaveSession } from './session-token.ts'

const MAX_BYTES = 32 * 1024 * 1024

/**
 * Answers of calls, feeds, calendars and the sitemap as they were sent to a visitor, for all who ask the same. Who has a session is
 * never answered from here without being looked at.
 */
export interface KeptAnswers {
  /** Before anything else looks at a request. */
  respond: EarlyResponder
  /** The same where somebody has looked at it already, and in any encoding. */
  give(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
  /** Call before an answer is made; the function it gives keeps it, unless it is one person's. */
  prepare(request: FastifyRequest): (finished: Finished, reads: Reads) => void
  send(request: FastifyRequest, reply: FastifyReply, finished: Finished): Promise<FastifyReply>
}

type Needs = Pick<Platform, 'clock' | 'changes' | 'config' | 'figures' | 'secret'>

export function createKeptAnswers(
  { clock, changes, config, figures, secret }: Needs,
  { write, send }: FinishedWriter,
  warmer: Pick<Warmer, 'dropped'>,
): KeptAnswers {
  const store = createFinishedStore(clock, changes, MAX_BYTES, warmer)
  /** What an answer is kept under, or null where a request may not be answered with one. */
  const keyOf = (request: IncomingMessage): string | null => {
    const { method, url = '/', headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || mayHaveSession(request, secret)) return null
    // Some answers hold whole addresses.
    const host = config.publicUrl ?? headers.host
    return `${host} ${localeAsked(url, headers['accept-language'])} ${url}`
  }
  return {
    respond(request, response) {
      const key = keyOf(request)
      if (key === null) return false
      const kept = store.find(
        key,
        addressOf(request, config),
        chooseEncoding(request.headers['accept-encoding']),
      )
      if (!kept) return false
      figures.storedAnswers.times++
      return write(request, response, kept)
    },

    async give(request, reply) {
      const key = keyOf(request.raw)
      const kept = key === null ? undefined : store.find(key, addressOf(request.raw, config))
      if (!kept) return false
      figures.storedAnswers.times++
      await this.send(request, reply, kept)
      return true
    },

    prepare({ raw }) {
      const keep = store.prepare()
      return (finished, reads) => {
        const key = keyOf(raw)
        // Without a tag nobody would say that it has changed.
        if (key === null || reads.tags.size === 0) return
        // While the site is offline nobody is given it.
        reads.note(ONLINE_TAG)
        keep(key, finished, reads)
      }
    },

    async send(request, reply, finished) {
      await send(request.raw, reply.raw, finished)
      return reply.hijack()
    },
  }
}
