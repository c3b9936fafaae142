import { type Call, endpointKey } from '../../contract/endpoint.ts'
import type { Context } from '../context.ts'
import { failureOfDatabase } from '../database/failures.ts'
import type { BoundEndpoint } from './bind.ts'
import { invoke } from './invoke.ts'

export type EndpointRegistry = ReadonlyMap<string, BoundEndpoint>

export function registerAll(endpoints: BoundEndpoint[]): EndpointRegistry {
  const registry = new Map<string, BoundEndpoint>()
  for (const endpoint of endpoints) {
    const key = endpointKey(endpoint)
    if (registry.has(key)) throw new TypeError(`Two handlers for ${key}`)
    registry.set(key, endpoint)
  }
  return registry
}

/** `call()` on the server: runs the service directly, as the viewer of the request. */
export function localCall(
  registry: EndpointRegistry,
  context: Context,
  options: { checkAnswers: boolean },
): Call {
  return async (endpoint, ...args) => {
    const bound = registry.get(endpointKey(endpoint))
    if (!bound) throw new TypeError(`No handler for ${endpointKey(endpoint)}`)
    const [params, body] = args as [unknown?, unknown?]
    try {
      return (await invoke(bound, context, { params: params ?? {}, body }, options)) as never
    } catch (error) {
      // Over HTTP a broken connection or an impossible value is a failure with a code, so it is the same failure here.
      throw failureOfDatabase(error) ?? error
    }
  }
}
