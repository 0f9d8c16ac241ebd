import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const PRESENT_AND_VERIFIED = 0x05
const HAS_CREDENTIAL = 0x40

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** What a test changes in an otherwise valid answer. */
interface Change {
  origin?: string
  rpId?: string
  type?: string
  counter?: number
  userHandle?: string
}

export type SoftwareAuthenticator = ReturnType<typeof createAuthenticator>

/** An authenticator with one ES256 passkey, which answers as browsers do. */
export function createAuthenticator({ origin = 'http://localhost:3000' } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const ids = { id: id.toString('base64url'), rawId: id.toString('base64url') }
  let count = 0

  const toClientData = (type: string, challenge: string, change: Change) =>
    Buffer.from(
      JSON.stringify({
        type: change.type ?? type,
        challenge,
        origin: change.origin ?? origin,
        crossOrigin: false,
      }),
    )

  function toData(rpId: string, flags: number, change: Change, rest = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4)
    count = change.counter ?? count + 1
    counter.writeUInt32BE(count)
    return Buffer.concat([hash(change.rpId ?? rpId), Buffer.from([flags]), counter, rest])
  }

  function register(
    { challenge, rp }: { challenge: string; rp: { id: string } },
    { statement = new Map<string, Cbor>(), format = 'none', ...change }: Statement & Change = {},
  ) {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      toCbor(key),
    ])
    const flags = PRESENT_AND_VERIFIED | HAS_CREDENTIAL
    const attestation = new Map<string, Cbor>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', toData(rp.id, flags, change, credential)],
    ])
    return {
      ...ids,
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: toClientData('webauthn.create', challenge, change).toString('base64url'),
        attestationObject: toCbor(attestation).toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
    }
  }

  function logIn(
    { challenge = '', rpId = '' }: { challenge?: string; rpId?: string },
    change: Change = {},
  ) {
    const clientData = toClientData('webauthn.get', challenge, change)
    const data = toData(rpId, PRESENT_AND_VERIFIED, change)
    const { userHandle } = change
    return {
      ...ids,
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        authenticatorData: data.toString('base64url'),
        clientDataJSON: clientData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, hash(clientData)]), privateKey).toString(
          'base64url',
        ),
        ...(userHandle !== undefined && { userHandle }),
      },
    }
  }

  return { id: ids.id, register, logIn }
}

interface Statement {
  format?: string
  statement?: Map<string, Cbor>
}

const hash = (value: string | Buffer) => createHash('sha256').update(value).digest()

/** Encodes the few kinds of values that an attestation has (RFC 8949). */
function toCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? toHead(1, -1 - value) : toHead(0, value)
  if (typeof value === 'string') {
    return Buffer.concat([toHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([toHead(2, value.length), value])
  const entries = [...value].flatMap(([key, entry]) => [toCbor(key), toCbor(entry)])
  return Buffer.concat([toHead(5, value.size), ...entries])
}

function toHead(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size])
  if (size < 256) return Buffer.from([(kind << 5) | 24, size])
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
}
