import { ROLES } from '../../contract/endpoint.ts'
import { SetupError } from '../../house/setup-error.ts'
import type { BoundEndpoint } from '../../platform/endpoints/bind.ts'

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
