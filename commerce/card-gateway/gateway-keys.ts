import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import { z } from 'zod'
import type { Db } from '../db/client'

export const GATEWAY_ALGORITHM = 'RS256'

export interface GatewayKey {
  kid: string
  publicJwk: JWK
  privateKey: CryptoKey
  publicKey: CryptoKey
}

const StoredJwk = z.looseObject({ kty: z.literal('RSA'), n: z.string(), e: z.string() })

export function createGatewayKeys(db: Db): () => Promise<GatewayKey> {
  let key: Promise<GatewayKey> | undefined
  const load = async () => (await selectKey(db)) ?? (await createKey(db))
  return () => {
    key ??= load().catch((error: unknown) => {
      key = undefined
      throw error
    })
    return key
  }
}

async function selectKey(db: Db): Promise<GatewayKey | undefined> {
  const row = await db
    .selectFrom('card_gateway_key')
    .selectAll()
    .orderBy('created_at')
    .orderBy('kid')
    .executeTakeFirst()
  if (!row) return undefined
  const publicJwk = StoredJwk.parse(row.public_jwk)
  const [privateKey, publicKey] = await Promise.all([
    importKey(StoredJwk.parse(row.private_jwk)),
    importKey(publicJwk),
  ])
  return { kid: row.kid, publicJwk, privateKey, publicKey }
}

// of two keys created by processes that start at once, the older one is used
async function createKey(db: Db): Promise<GatewayKey> {
  const { publicKey, privateKey } = await generateKeyPair(GATEWAY_ALGORITHM, { extractable: true })
  await db
    .insertInto('card_gateway_key')
    .values({
      kid: randomUUID(),
      public_jwk: JSON.stringify(await exportJWK(publicKey)),
      private_jwk: JSON.stringify(await exportJWK(privateKey)),
    })
    .execute()
  const stored = await selectKey(db)
  if (!stored) throw new Error('The card gateway has no key.')
  return stored
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, GATEWAY_ALGORITHM)
  if (key instanceof Uint8Array) throw new Error('The card gateway needs an RSA key.')
  return key
}
