import { signMerchantRequest } from '../card-gateway/merchant-signature'
import type { TestEngine } from './engine'

type App = TestEngine['app']

const WALLETS = '/card-gateway/wallets/v1'

export interface WalletPayment {
  wallet: string
  /** In dollars; by default more than enough. */
  totalAmount?: string
  currency?: string
  basketId?: string
  returnUrl?: string
  language?: string
}

/** Opens a wallet session like a shop does. @returns the session's id */
export async function openWallet(app: App, payment: WalletPayment): Promise<string> {
  const { wallet, totalAmount = '1000.00', language = 'en-US' } = payment
  const { returnUrl = 'http://localhost:3000/billing', basketId = 'basket-1' } = payment
  const { currency = 'USD' } = payment
  return (
    await askForWallet(app, {
      wallet,
      clientReferenceInformation: { code: basketId },
      merchantName: 'Maison Brindille',
      returnUrl,
      language,
      amountDetails: { totalAmount, currency },
    })
  ).json<{ id: string }>().id
}

/** Sends the shop's own signed request. */
export async function askForWallet(app: App, body: object) {
  const { cardGatewaySecret, now } = app.services
  const payload = JSON.stringify(body)
  const authorization = await signMerchantRequest(payload, cardGatewaySecret, now())
  const headers = { 'content-type': 'application/json', authorization }
  return app.inject({ method: 'POST', url: `${WALLETS}/sessions`, headers, payload })
}

export function decideAtWallet(app: App, id: string, form: Record<string, string>) {
  return app.inject({
    method: 'POST',
    url: `${WALLETS}/approve/${id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
}

/** @returns the payment token; it will be declined if the source is `empty` */
export async function approveWallet(
  app: App,
  wallet: string,
  { source = 'balance', ...payment }: Omit<WalletPayment, 'wallet'> & { source?: string } = {},
): Promise<string> {
  const id = await openWallet(app, { wallet, ...payment })
  await decideAtWallet(app, id, { decision: 'approve', source })
  const result = await app.inject({ url: `${WALLETS}/sessions/${id}` })
  return result.json<{ transientToken: string }>().transientToken
}
