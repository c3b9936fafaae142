import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Reads } from '../cache/reads.ts'
import { createResponseStore } from '../cache/response-store.ts'
import type { Warmer } from '../cache/warmer.ts'
import type { Platform } from '../context.ts'
import { ONLINE_TAG } from '../online.ts'
import { addressOf } from '../throttle/network.ts'
import { chooseEncoding } from './compression.ts'
import type { Finished, FinishedWriter } from './finished.ts'
import { localeAsked } from './locale-asked.ts'
import { hostOf } from './origin.ts'
import type { EarlyResponder } from './server.ts'
import { mayHaveSession } from './session-token.ts'

const MAX_BYTES = 32 * 1024 * 1024

/**
 * Stores answers of calls, feeds, calendars and the sitemap as they were sent to a visitor. A request with a session is checked
 * before it gets a stored answer.
 */
export interface StoredAnswers {
  /** Answers a request before Fastify sees it. */
  respond: EarlyResponder
  /** The same for a request that was checked, in any encoding. */
  give(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
  /** Call before an answer is made. The function it returns stores the answer, unless it is about one person. */
  prepare(request: FastifyRequest): (finished: Finished, reads: Reads) => void
  send(request: FastifyRequest, reply: FastifyReply, finished: Finished): Promise<FastifyReply>
}

type Needs = Pick<Platform, 'clock' | 'changes' | 'config' | 'figures' | 'secret'>

export function createStoredAnswers(
  { clock, changes, config, figures, secret }: Needs,
  { write, send }: FinishedWriter,
  warmer: Pick<Warmer, 'dropped'>,
): StoredAnswers {
  const store = createResponseStore(clock, changes, MAX_BYTES, warmer)
  /** The key of an answer; null for a request that must not get a stored answer. */
  const keyOf = (request: IncomingMessage): string | null => {
    const { method, url = '/', headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || mayHaveSession(request, secret)) return null
    // Some answers contain whole addresses.
    const host = hostOf(request, config)
    return host === null ? null : `${host} ${localeAsked(url, headers['accept-language'])} ${url}`
  }
  return {
    respond(request, response) {
      const key = keyOf(request)
      if (key === null) return false
      const found = store.find(
        key,
        addressOf(request, config),
        chooseEncoding(request.headers['accept-encoding']),
      )
      if (!found) return false
      figures.storedAnswers.times++
      return write(request, response, found)
    },

    async give(request, reply) {
      const key = keyOf(request.raw)
      const found = key === null ? undefined : store.find(key, addressOf(request.raw, config))
      if (!found) return false
      figures.storedAnswers.times++
      await this.send(request, reply, found)
      return true
    },

    prepare({ raw }) {
      const put = store.prepare()
      return (finished, reads) => {
        const key = keyOf(raw)
        // Without a tag no change would ever drop it.
        if (key === null || reads.tags.size === 0) return
        // It must not be sent while the site is offline, so the setting's change must drop it.
        reads.note(ONLINE_TAG)
        put(key, finished, reads)
      }
    },

    async send(request, reply, finished) {
      await send(request.raw, reply.raw, finished)
      return reply.hijack()
    },
  }
}
