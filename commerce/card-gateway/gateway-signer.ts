import { jwtVerify, SignJWT, type JWTPayload } from 'jose'
import type { Db } from '../db/client'
import { createGatewayKeys, GATEWAY_ALGORITHM, type GatewayKey } from './gateway-keys'
import { GatewayRefusal } from './gateway-refusal'

/** Issuer of transient tokens, both of cards and of wallets. */
export const TOKEN_ISSUER = 'Flex/08'
/** Lifetime of a transient token, in seconds. */
export const TOKEN_SECONDS = 15 * 60

export interface GatewaySigner {
  getKey(): Promise<GatewayKey>
  /** @param issuedAt by default now; the token is valid for `seconds` from then on */
  sign(payload: JWTPayload, issuer: string, seconds: number, issuedAt?: Date): Promise<string>
  /**
   * @throws GatewayRefusal with `field` if the gateway did not sign the token, or it has expired.
   */
  verify(jwt: string, issuer: string, field: string): Promise<JWTPayload>
}

export function createGatewaySigner(db: Db, { now }: { now: () => Date }): GatewaySigner {
  const getKey = createGatewayKeys(db)
  return {
    getKey,

    async sign(payload, issuer, seconds, issuedAt = now()) {
      const { kid, privateKey } = await getKey()
      const from = Math.floor(issuedAt.getTime() / 1000)
      return new SignJWT(payload)
        .setProtectedHeader({ alg: GATEWAY_ALGORITHM, kid })
        .setIssuer(issuer)
        .setIssuedAt(from)
        .setExpirationTime(from + seconds)
        .sign(privateKey)
    },

    async verify(jwt, issuer, field) {
      const { publicKey } = await getKey()
      const options = { issuer, algorithms: [GATEWAY_ALGORITHM], currentDate: now() }
      try {
        return (await jwtVerify(jwt, publicKey, options)).payload
      } catch {
        throw new GatewayRefusal('INVALID_DATA', `${field} is not valid or has expired.`, field)
      }
    },
  }
}
