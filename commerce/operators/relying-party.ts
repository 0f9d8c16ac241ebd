import { isPageOf } from '../passkeys/relying-party.rules'
import type { ClientData } from '../passkeys/passkey.schemas'
import type { Expected } from '../passkeys/webauthn'

interface Reached {
  publicOrigin: string
}

/** Passkeys of operators are valid for the host of the engine's public address. */
export function toRelyingParty({ publicOrigin }: Reached): { rpId: string; rpName: string } {
  return { rpId: new URL(publicOrigin).hostname, rpName: 'Back office' }
}

/** @returns undefined if it was signed for a page elsewhere. */
export function toExpected(config: Reached, signed: ClientData): Expected | undefined {
  const { rpId } = toRelyingParty(config)
  const { origin } = new URL(config.publicOrigin)
  if (!isPageOf({ storefrontOrigins: [], passkeyDomains: [] }, rpId, signed.origin, origin)) {
    return undefined
  }
  return {
    expectedChallenge: signed.challenge,
    expectedOrigin: signed.origin,
    expectedRPID: rpId,
    requireUserVerification: false,
  }
}
