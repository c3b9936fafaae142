import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '../../contract/locale.ts'
import type { Context } from '../context.ts'
import { ANYBODY } from '../endpoints/invoke.ts'
import { isEditor } from '../viewer.ts'
import type { ContextFactory } from './context-factory.ts'
import { finish } from './finished.ts'
import type { StoredAnswers } from './stored-answers.ts'

interface File {
  type: string
  body: string | Buffer
  headers?: Record<string, string>
}

type Make = (context: Context, request: FastifyRequest) => Promise<File>

/** Answers with a file made of public content, such as a feed. It is stored like the answers of calls that are `shared`. */
export type ShareFile = (
  locale: Locale | undefined,
  make: Make,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

export function fileSharing(contextOf: ContextFactory, stored: StoredAnswers): ShareFile {
  return (locale, make) => async (request, reply) => {
    if (await stored.give(request, reply)) return reply
    const store = stored.prepare(request)
    const context = await contextOf(request, reply, locale)
    const isOwn = isEditor(context.viewer)
    const { type, body, headers } = await make(isOwn ? context : { ...context, ...ANYBODY }, request)
    const finished = finish(body, { 'Content-Type': type, Vary: 'Cookie, Accept-Encoding', ...headers })
    if (!isOwn) store(finished, context.reads)
    return stored.send(request, reply, finished)
  }
}
