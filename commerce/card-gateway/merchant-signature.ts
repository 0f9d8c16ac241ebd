import { createHash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

const MERCHANT_ID = 'praline'
const ALGORITHM = 'HS256'
const VALID_SECONDS = 120

export async function signMerchantRequest(
  body: string,
  secret: string,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const jwt = await new SignJWT({
    'v-c-merchant-id': MERCHANT_ID,
    digest: digestOf(body),
    digestAlgorithm: 'SHA-256',
  })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + VALID_SECONDS)
    .sign(toKey(secret))
  return `Bearer ${jwt}`
}

export async function isSignedByMerchant(
  authorization: string | undefined,
  body: string,
  secret: string,
  now: Date,
): Promise<boolean> {
  const jwt = authorization?.match(/^Bearer\s+(\S+)$/i)?.[1]
  if (jwt === undefined) return false
  try {
    const options = { algorithms: [ALGORITHM], currentDate: now }
    const { payload } = await jwtVerify(jwt, toKey(secret), options)
    return payload.digest === digestOf(body) && payload['v-c-merchant-id'] === MERCHANT_ID
  } catch {
    return false
  }
}

function digestOf(body: string): string {
  return createHash('sha256').update(body).digest('base64')
}

function toKey(secret: string): Uint8Array {
  return new TextEncoder().encode(secret)
}
