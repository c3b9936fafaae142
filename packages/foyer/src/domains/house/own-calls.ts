import type { AnswerOf, Contract, Endpoint, ParsedBodyOf, ParsedParamsOf } from '../../contract/endpoint.ts'
import { ROLES } from '../../contract/endpoint.ts'
import { Failure } from '../../contract/errors.ts'
import { SetupError } from '../../house/setup-error.ts'
import type { Context } from '../../platform/context.ts'
import { type BoundEndpoint, bind } from '../../platform/endpoints/bind.ts'

/** What the functions of a house receive. */
export type HouseContext = Pick<
  Context,
  'db' | 'clock' | 'log' | 'viewer' | 'locale' | 'reads' | 'changes' | 'mail' | 'signal'
>

type Handler<C extends Contract> = (
  context: HouseContext,
  params: ParsedParamsOf<C>,
  body: ParsedBodyOf<C>,
) => Promise<AnswerOf<C>> | AnswerOf<C>

/** Joins the endpoints of `endpoints.ts` with their contracts and with functions. The compiler reports what one of them lacks. */
export function bindOwn<E extends { [K in keyof E]: Endpoint<C[K]> }, C extends { [K in keyof E]: Contract }>(
  endpoints: E,
  contracts: C,
  handlers: { [K in keyof E]: Handler<C[K]> },
): BoundEndpoint[] {
  const bound = bind(endpoints, contracts, handlers as unknown as Parameters<typeof bind<E, C>>[2])
  return bound.map(({ handle, ...endpoint }) => ({
    ...endpoint,
    handle: async (...given) => {
      try {
        return await handle(...given)
      } catch (error) {
        throw isConstraint(error) ? new Failure('invalid', { cause: error }) : error
      }
    },
  }))
}

/** Whether a row names something that is not there, is there already, or lacks a value (class 23). That is the caller's mistake. */
function isConstraint(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && /^23\d{3}$/.test(String(cause.code))) return true
  }
  return false
}

const OWN = '/api/house/'
const PATH = /^\/api\/house(\/([a-z0-9]+(-[a-z0-9]+)*|\{\w+\}))+$/

/** Refuses a call that could not be answered, or that would be open to abuse. `at` is the file that binds it. */
export function requireFit(at: string, { method, path, contract }: BoundEndpoint): void {
  const refuse = (why: string): never => {
    throw new SetupError(`${at}: ${method} ${path} ${why}.`)
  }
  if (!path.startsWith(OWN)) refuse(`is not below ${OWN}, where the calls of a house are`)
  if (!PATH.test(path)) refuse('must be words in small letters and {parameters}, without a slash at its end')
  if (!contract?.answer || !contract.summary) refuse('has no contract with a summary and an answer')
  if (!ROLES.includes(contract.access)) refuse(`does not say who may call it: ${ROLES.join(', ')}`)
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    if (!contract.params?.shape[name]) refuse(`does not declare "${name}" in its params`)
  }
  if (method === 'GET' && contract.body) refuse('reads, so it can have no body')
  if (contract.shared && (method !== 'GET' || contract.access !== 'visitor')) {
    refuse('is shared, which only a GET that visitors may call can be')
  }
  if (method !== 'GET' && contract.access === 'visitor' && !contract.throttle) {
    refuse('is open to everybody, so its contract must have a throttle')
  }
}
