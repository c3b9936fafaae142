import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

/** A passkey in software, as WebAuthn sees it: attestation "none", ES256. */
export function softwarePasskey(origin = 'http://localhost', rpId = 'localhost') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = (flags: number, more: Buffer[] = []) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...more])
  }
  // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const credential = (response: Record<string, string>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    create({ challenge }: { challenge: string }) {
      const length = Buffer.from([0, id.length])
      const data = authData(USER_PRESENT | USER_VERIFIED | HAS_KEY, [Buffer.alloc(16), length, id, coseKey])
      // {fmt: "none", attStmt: {}, authData: …}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      })
    },
    get({ challenge }: { challenge: string }, { isVerified = true } = {}) {
      counter++
      const client = clientData('webauthn.get', challenge)
      const data = authData(USER_PRESENT | (isVerified ? USER_VERIFIED : 0))
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}
