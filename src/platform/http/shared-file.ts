import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '../../contract/locale.ts'
import type { Context } from '../context.ts'
import { ANYBODY } from '../endpoints/invoke.ts'
import { isEditor } from '../viewer.ts'
import type { ContextFactory } from './context-factory.ts'
import { finish } from './finished.ts'
import type { KeptAnswers } from './kept-answers.ts'

interface File {
  type: string
  body: string
  headers?: Record<string, string>
}

type Make = (context: Context, request: FastifyRequest) => Promise<File>

/** Answers with a file made of what the house shows. What visitors are given is kept, like calls that are `shared`. */
export type ShareFile = (
  locale: Locale | undefined,
  make: Make,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

export function fileSharing(contextOf: ContextFactory, kept: KeptAnswers): ShareFile {
  return (locale, make) => async (request, reply) => {
    if (await kept.give(request, reply)) return reply
    const keep = kept.prepare(request)
    const context = await contextOf(request, reply, locale)
    const isOwn = isEditor(context.viewer)
    const { type, body, headers } = await make(isOwn ? context : { ...context, ...ANYBODY }, request)
    const finished = finish(body, { 'Content-Type': type, Vary: 'Cookie, Accept-Encoding', ...headers })
    if (!isOwn) keep(finished, context.reads)
    return kept.send(request, reply, finished)
  }
}
