import { randomUUID } from 'node:crypto'
import {
  createLocalJWKSet,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
  type JWK,
  type JWTPayload,
} from 'jose'
import type { Db } from '../db/client'

const ALGORITHM = 'ES256'
// one key for now; a second slot is what a change of key would use
const SLOT = 'current'

export interface SignOptions {
  issuer: string
  audience: string
  /** Seconds. */
  lifetime: number
}

export interface TokenSigner {
  sign(payload: JWTPayload, options: SignOptions): Promise<string>
  /** @returns undefined when it was not signed by us, for that audience, or has expired. */
  verify(token: string, expected: Omit<SignOptions, 'lifetime'>): Promise<JWTPayload | undefined>
  listPublicKeys(): Promise<JWK[]>
}

/** Signs with a key that is made once and kept in the database, so tokens outlive a restart. */
export function createTokenSigner(db: Db, now: () => Date): TokenSigner {
  let loading: ReturnType<typeof loadKeys> | undefined
  const keys = () => (loading ??= loadKeys(db, now).catch(forget))
  function forget(error: unknown): never {
    loading = undefined
    throw error
  }

  async function sign(payload: JWTPayload, options: SignOptions): Promise<string> {
    const { kid, privateKey } = await keys()
    const issuedAt = Math.floor(now().getTime() / 1000)
    return new SignJWT(payload)
      .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'jwt', ver: '1.0', jku: options.issuer })
      .setIssuer(options.issuer)
      .setAudience(options.audience)
      .setIssuedAt(issuedAt)
      .setNotBefore(issuedAt - 30)
      .setExpirationTime(issuedAt + options.lifetime)
      .setJti(`C2C${randomUUID().replaceAll('-', '')}`)
      .sign(privateKey)
  }

  async function verify(token: string, expected: Omit<SignOptions, 'lifetime'>) {
    const { keySet } = await keys()
    try {
      const { payload } = await jwtVerify(token, keySet, {
        ...expected,
        algorithms: [ALGORITHM],
        currentDate: now(),
      })
      return payload
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }

  return { sign, verify, listPublicKeys: async () => (await keys()).publicKeys }
}

async function loadKeys(db: Db, now: () => Date) {
  const known = await readKey(db)
  if (!known) await createKey(db, now)
  const row = known ?? (await readKey(db))
  if (!row) throw new Error('The signing key is missing.')
  const publicKey = toPublicKey(row.private_jwk, row.kid)
  return {
    kid: row.kid,
    privateKey: await importJWK(row.private_jwk, ALGORITHM),
    publicKeys: [publicKey],
    keySet: createLocalJWKSet({ keys: [publicKey] }),
  }
}

function readKey(db: Db) {
  return db.selectFrom('signing_key').selectAll().where('slot', '=', SLOT).executeTakeFirst()
}

// engines that start at once: the first to insert wins, the others read its key
async function createKey(db: Db, now: () => Date): Promise<void> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  await db
    .insertInto('signing_key')
    .values({
      slot: SLOT,
      kid: randomUUID(),
      private_jwk: JSON.stringify(await exportJWK(privateKey)),
      created_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function toPublicKey({ kty, crv, x, y }: JWK, kid: string): JWK {
  return { kty, crv, x, y, kid, use: 'sig', alg: ALGORITHM }
}
