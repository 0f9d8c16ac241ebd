import { z } from 'zod'
import type { SessionService } from './session.service'
import { toIssuer } from './token-issuer'
import type { TokenSigner } from './token-signer'

const LIFETIME_SECONDS = 300

const BridgeShopper = z.object({
  siteId: z.string(),
  usid: z.string(),
  /** The token's session; sessions opened through the bridge end with it. */
  sessionId: z.string(),
  /** Absent for a guest. */
  customerId: z.string().optional(),
})

export type BridgeShopper = z.infer<typeof BridgeShopper>

export function createBridge(
  signer: TokenSigner,
  sessions: Pick<SessionService, 'isOpen'>,
  tenantId: string,
) {
  const expected = { issuer: toIssuer(tenantId), audience: 'session-bridge' }
  return {
    create: (shopper: BridgeShopper): Promise<string> =>
      signer.sign({ ...shopper }, { ...expected, lifetime: LIFETIME_SECONDS }),

    read: async (token: string): Promise<BridgeShopper | undefined> => {
      const payload = await signer.verify(token, expected)
      const shopper = BridgeShopper.safeParse(payload).data
      return shopper && (await sessions.isOpen(shopper.sessionId)) ? shopper : undefined
    },
  }
}
