import { millisecondsInMinute } from 'date-fns/constants'
import type { Db } from '../db/client'
import type { SiteService } from '../sites/site.service'
import { toStorefrontLink } from '../sites/storefront-link'
import { invalidRequest } from '../auth/oauth-problem'
import { insertChallenge, takeChallenge } from './passkey.repository'
import { isPageOf, toRelyingPartyId, type RelyingPartyConfig } from './relying-party.rules'
import { readClientData } from './webauthn'

/** How long a shopper may take; autofill waits until the shopper comes to the field. */
const CHALLENGE_MS = 10 * millisecondsInMinute

export interface Client {
  clientId: string
  siteId: string
}

interface Dependencies {
  config: RelyingPartyConfig
  sites: SiteService
  now: () => Date
}

export type Ceremonies = ReturnType<typeof createCeremonies>

/** What registration and login have in common: a challenge, and who may sign it. */
export function createCeremonies(db: Db, { config, sites, now }: Dependencies) {
  async function findRelyingParty(siteId: string) {
    const site = await sites.getSite(siteId)
    const { origin } = new URL(toStorefrontLink(config, site, '/'))
    return { rpId: toRelyingPartyId(config, site), rpName: site?.name ?? siteId, origin }
  }

  /** @param passkey the one to register; absent for a login. */
  async function begin(
    challenge: string,
    client: Client,
    passkey?: { userId: number; nickName: string },
  ): Promise<void> {
    await insertChallenge(db, challenge, {
      site_id: client.siteId,
      client_id: client.clientId,
      user_id: passkey?.userId ?? null,
      nick_name: passkey?.nickName ?? null,
      expires_at: new Date(now().getTime() + CHALLENGE_MS),
    })
  }

  /**
   * Consumes the challenge that was signed.
   * @throws OauthProblem 400 if it is unknown, used, expired or another client's, or was signed for
   * a page of another shop.
   */
  async function end(clientDataJSON: string, client: Client) {
    const signed = readClientData(clientDataJSON)
    const challenge = signed && (await takeChallenge(db, signed.challenge))
    const isOwn = challenge?.client_id === client.clientId && challenge.site_id === client.siteId
    if (!challenge || !isOwn || challenge.expires_at <= now()) {
      throw invalidRequest('The challenge is unknown, was used or has expired.')
    }
    const { rpId, origin } = await findRelyingParty(client.siteId)
    if (!isPageOf(config, rpId, signed.origin, origin)) {
      throw invalidRequest('The passkey was used on a page of another shop.')
    }
    const expected = {
      expectedChallenge: signed.challenge,
      expectedOrigin: signed.origin,
      expectedRPID: rpId,
      requireUserVerification: false,
    }
    return { challenge, expected }
  }

  return { findRelyingParty, begin, end }
}
