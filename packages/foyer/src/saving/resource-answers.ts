import { z } from 'zod'
import type { Contract, Method } from '../contract/endpoint.ts'
import { inEachLocale } from '../contract/locale.ts'
import { answerShape } from '../fields/answers.ts'
import type { Context } from '../platform/context.ts'
import type { BoundEndpoint } from '../platform/endpoints/bind.ts'
import { namedBy, nameItems } from './item-names.ts'
import type { Resource } from './resource.ts'
import type { Item } from './save.ts'

/** The addresses where visitors see it. */
const urls = z.object(inEachLocale(() => z.string())).nullable()
const named = z.object({ name: z.string(), picture: z.string().nullable() })
/** The names of the items that an item references, by `venues/room/3`. */
export const names = z.record(z.string(), named)
const beside = { urls, display_name: z.string(), picture: named.shape.picture }

/** The answers of a resource: one item, and a line of a list. */
export function answersOf(resource: Resource) {
  const line = z.object({ id: z.int(), version: z.int(), ...beside, ...answerShape(resource.subject.fields) })
  const item = line.extend({ named: names })
  const asLines = async ({ db, locale }: Pick<Context, 'db' | 'locale'>, found: Item[]) => {
    const own = await nameItems(db, resource, found, locale)
    return found.map((one) => ({
      ...one.values,
      id: one.id,
      version: one.version,
      urls: own.get(one.id)?.urls ?? null,
      display_name: own.get(one.id)?.name ?? '',
      picture: own.get(one.id)?.picture ?? null,
    }))
  }
  const asAnswer = async (context: Context, found: Item) => ({
    ...(await asLines(context, [found]))[0],
    named: await namedBy(context.db, resource, [found], context.locale),
  })
  return { line, item, asLines, asAnswer }
}

export type Answers = ReturnType<typeof answersOf>

/** Binds a call of a resource, whose fields are known only at run time and not to the compiler. */
export const bound = <C extends Contract>(
  method: Method,
  at: string,
  contract: C,
  handle: (context: Context, params: z.output<NonNullable<C['params']>>, body: never) => Promise<unknown>,
): BoundEndpoint => ({ method, path: at, contract, handle: handle as BoundEndpoint['handle'] })
