import type { Call } from '../../../contract/endpoint.ts'
import { passkeyCalls } from '../passkey-endpoints.ts'

/** Thrown if the device has no such key, or if its owner refuses. */
export class NoPasskey extends Error {}

type Json = Record<string, unknown>

/** Makes a key for this account in the device, and stores its public half in the account. */
export async function makePasskey(
  call: Call,
  given: { current_password: string; name: string },
): Promise<string[]> {
  const { options, state } = await call(passkeyCalls.begin, {}, { current_password: given.current_password })
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never)
  const response = await answered(navigator.credentials.create({ publicKey }))
  const { codes } = await call(passkeyCalls.add, {}, { state, response, name: given.name })
  return codes
}

/** Logs in with a key of the device. */
export async function loginWithPasskey(call: Call): Promise<void> {
  const { options, state } = await call(passkeyCalls.challenge)
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never)
  const response = await answered(navigator.credentials.get({ publicKey }))
  await call(passkeyCalls.login, {}, { state, response })
}

async function answered(asked: Promise<Credential | null>): Promise<Json & { id: string }> {
  const credential = await asked.catch((cause: unknown) => {
    throw new NoPasskey('no key', { cause })
  })
  if (!credential) throw new NoPasskey('no key')
  return (credential as PublicKeyCredential).toJSON() as never
}
