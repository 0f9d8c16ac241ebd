import { randomUUID } from 'node:crypto'
import type { Config } from '../config'
import type { CustomerIdentity } from '../customers/customer.service'
import type { Db, Trx } from '../db/client'
import type { MailService } from '../mail/mail.service'
import type { SiteService } from '../sites/site.service'
import { toAccountMail } from './account-mail.rules'
import type { AccountTokenService, TokenRequest } from './account-token.service'
import { invalidRequest, OauthProblem } from './oauth-problem'
import { localizedPath, toStorefrontLink } from '../sites/storefront-link'
import { toIssuer } from './token-issuer'
import type { TokenSigner } from './token-signer'

const TIMEOUT_MS = 5_000

interface CallbackMessage {
  email_id: string
  token: string
}

/**
 * Returns whether tokens may be posted to this URL, which must be on one of the configured origins.
 */
function isAllowedCallback(uri: string, origins: readonly string[]): boolean {
  if (!URL.canParse(uri)) return false
  const url = new URL(uri)
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false
  return origins.includes(url.origin)
}

/**
 * Posts a token to the merchant's own mail service.
 * @param signature a token signed by this engine, with which the receiver verifies the sender.
 * @returns false if the receiver did not accept it.
 */
async function postToCallback(
  uri: string,
  message: CallbackMessage,
  signature: string,
): Promise<boolean> {
  const response = await fetch(uri, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-slas-callback-token': signature },
    body: JSON.stringify(message),
    // a redirect could lead to an origin that is not on the list
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined)
  await response?.body?.cancel()
  return response?.ok === true
}

type DeliveryMode = 'email' | 'callback' | 'sms'

/** Who asks for a token, and where it is to be sent. */
export interface Asker {
  clientId: string
  siteId: string
  userId: string
  mode: DeliveryMode
  callbackUri?: string
  locale?: string
  address: string
}

interface Delivery extends TokenRequest {
  mode: DeliveryMode
  /** Used in mode `callback` only. */
  callbackUri?: string
  customer: Pick<CustomerIdentity, 'email' | 'login'>
  /** Runs in the transaction that queues the mail. */
  alongside?: (trx: Trx) => Promise<void>
}

export interface TokenDeliveryService {
  /**
   * @throws OauthProblem 400 for a callback that is not allowed, 412 for a mode that is not
   * supported.
   */
  checkMode(mode: DeliveryMode, callbackUri: string | undefined): void
  /** @throws OauthProblem as `checkMode`, 412 if the callback does not accept it. */
  deliver(delivery: Delivery): Promise<void>
}

interface Dependencies {
  config: Config
  accountTokens: AccountTokenService
  mail: MailService
  sites: SiteService
  signer: TokenSigner
}

export function createTokenDelivery(db: Db, dependencies: Dependencies): TokenDeliveryService {
  const { config, accountTokens, mail, sites, signer } = dependencies

  function checkMode(mode: DeliveryMode, callbackUri: string | undefined): void {
    if (mode === 'sms') throw dependencyMissing()
    if (mode === 'email') return
    if (callbackUri === undefined) throw invalidRequest('Bad or missing callback_uri.')
    if (!isAllowedCallback(callbackUri, config.callbackOrigins)) {
      throw invalidRequest("callback_uri doesn't match the registered callbacks")
    }
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const { mode, callbackUri, customer, alongside, ...request } = delivery
    checkMode(mode, callbackUri)
    if (callbackUri !== undefined && mode === 'callback') {
      const token = await accountTokens.issue(request)
      const message = { email_id: customer.login, token }
      if (!(await postToCallback(callbackUri, message, await sign(callbackUri)))) {
        throw dependencyMissing()
      }
      return
    }
    await sendMail(request, customer.email, alongside)
  }

  async function sendMail(
    request: TokenRequest,
    to: string,
    alongside?: Delivery['alongside'],
  ): Promise<void> {
    const { purpose, siteId, locale } = request
    const site = await sites.getSite(siteId)
    const page = localizedPath(site, locale, '/new-password-form')
    await db.transaction().execute(async (trx) => {
      const token = await accountTokens.issue(request, trx)
      const shown =
        purpose === 'password-reset' ? toStorefrontLink(config, site, page, { token }) : token
      const reference = `account:${purpose}:${randomUUID()}`
      const content = toAccountMail({ purpose, to, secret: shown, reference, siteId, locale })
      await mail.queue(trx, content)
      await alongside?.(trx)
    })
    void mail.deliver().catch(() => undefined)
  }

  function sign(audience: string): Promise<string> {
    return signer.sign({}, { issuer: toIssuer(config.tenantId), audience, lifetime: 300 })
  }

  return { checkMode, deliver }
}

function dependencyMissing(): OauthProblem {
  return new OauthProblem(412, 'precondition_failure', 'Dependent service is not available.')
}
