import { randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT, type JWTPayload, type JWK } from 'jose'
import type { Db } from '../db/client'
import { createKeyRing, KEY_ALGORITHM } from './key-ring'

interface SignOptions {
  issuer: string
  audience: string
  /** In seconds. */
  lifetime: number
}

export interface TokenSigner {
  sign(payload: JWTPayload, options: SignOptions): Promise<string>
  /**
   * @returns undefined if this engine did not sign the token for that audience, or it has expired.
   */
  verify(token: string, expected: Omit<SignOptions, 'lifetime'>): Promise<JWTPayload | undefined>
  listPublicKeys(): Promise<JWK[]>
}

/**
 * Creates a signer whose keys are stored in the database, so that tokens remain valid after a
 * restart.
 */
export function createTokenSigner(db: Db, now: () => Date): TokenSigner {
  const keyRing = createKeyRing(db, now)

  async function sign(payload: JWTPayload, options: SignOptions): Promise<string> {
    const { kid, privateKey } = await keyRing.getSigningKey()
    const issuedAt = Math.floor(now().getTime() / 1000)
    return new SignJWT(payload)
      .setProtectedHeader({ alg: KEY_ALGORITHM, kid, typ: 'jwt', ver: '1.0', jku: options.issuer })
      .setIssuer(options.issuer)
      .setAudience(options.audience)
      .setIssuedAt(issuedAt)
      .setNotBefore(issuedAt - 30)
      .setExpirationTime(issuedAt + options.lifetime)
      .setJti(`C2C${randomUUID().replaceAll('-', '')}`)
      .sign(privateKey)
  }

  async function verify(token: string, expected: Omit<SignOptions, 'lifetime'>) {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => keyRing.getPublicKey(kid), {
        ...expected,
        algorithms: [KEY_ALGORITHM],
        currentDate: now(),
      })
      return payload
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }

  return { sign, verify, listPublicKeys: () => keyRing.listPublicKeys() }
}
