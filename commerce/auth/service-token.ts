import { z } from 'zod'
import { toIssuer } from './token-issuer'
import type { TokenSigner } from './token-signer'

/** In seconds. */
export const SERVICE_TOKEN_LIFETIME = 1800

const Payload = z.object({ sub: z.string(), scope: z.string() })

export function createServiceTokens(signer: TokenSigner, tenantId: string) {
  const expected = { issuer: toIssuer(tenantId), audience: 'service' }
  return {
    create: (clientId: string, scopes: readonly string[]): Promise<string> =>
      signer.sign(
        { sub: clientId, scope: scopes.join(' ') },
        { ...expected, lifetime: SERVICE_TOKEN_LIFETIME },
      ),

    read: async (token: string): Promise<readonly string[] | undefined> => {
      const payload = await signer.verify(token, expected)
      return payload && Payload.safeParse(payload).data?.scope.split(' ')
    },
  }
}
