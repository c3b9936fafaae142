import type { AnswerOf, Contract, Endpoint, ParsedBodyOf, ParsedParamsOf } from '../../contract/endpoint.ts'
import type { Context } from '../context.ts'

/** A call with everything the server needs to answer it. */
export interface BoundEndpoint {
  method: Endpoint['method']
  path: string
  contract: Contract
  handle(context: Context, params: unknown, body: unknown): Promise<unknown>
}

type Handler<C extends Contract> = (
  context: Context,
  params: ParsedParamsOf<C>,
  body: ParsedBodyOf<C>,
) => Promise<AnswerOf<C>> | AnswerOf<C>

/** Joins an area's endpoints with their contracts and handlers. The compiler reports a name that one of the three lacks. */
export function bind<E extends { [K in keyof E]: Endpoint<C[K]> }, C extends { [K in keyof E]: Contract }>(
  endpoints: E,
  contracts: C,
  handlers: { [K in keyof E]: Handler<C[K]> },
): BoundEndpoint[] {
  return (Object.keys(endpoints) as (keyof E)[]).map((name) => ({
    method: endpoints[name].method,
    path: endpoints[name].path,
    contract: contracts[name],
    handle: async (context, params, body) =>
      handlers[name](context, params as ParsedParamsOf<C[keyof E]>, body as ParsedBodyOf<C[keyof E]>),
  }))
}
