import { createHash, randomBytes } from 'node:crypto'
import { ILLINOIS } from '../../commerce/testing/test-checkout'
import { TEST_CLIENT_ID } from '../../commerce/testing/test-shopper'

const ORGANIZATION = 'organizations/f_ecom_prln_001'
const AUTH = `/shopper/auth/v1/${ORGANIZATION}/oauth2`
const BASKETS = `/checkout/shopper-baskets/v1/${ORGANIZATION}/baskets`
const ORDERS = `/checkout/shopper-orders/v1/${ORGANIZATION}/orders`
const REDIRECT_URI = 'http://localhost:3000/callback'

const AWAY = [502, 503, 504]

export interface RaceAnswer {
  status: number
  body: Record<string, unknown>
}

/** The engine reports that it is unavailable: a shopper tries again a little later. */
export class EngineAwayError extends Error {}

/** @throws EngineAwayError if the engine is unavailable, or a proxy reports that it is */
export function requireAvailable({ status }: { status: number }): void {
  if (AWAY.includes(status)) throw new EngineAwayError(`The engine answers ${status}.`)
}

/** A guest with a token that is valid at every engine. */
export class RaceShopper {
  private constructor(private readonly token: string) {}

  static async logIn(origin: string): Promise<RaceShopper> {
    const verifier = randomBytes(48).toString('base64url')
    const parameters = {
      client_id: TEST_CLIENT_ID,
      channel_id: 'brindille',
      redirect_uri: REDIRECT_URI,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    }
    const query = new URLSearchParams({ ...parameters, response_type: 'code', hint: 'guest' })
    const redirect = await fetch(`${origin}${AUTH}/authorize?${query}`, { redirect: 'manual' })
    requireAvailable(redirect)
    const location = new URL(redirect.headers.get('location') ?? '')
    const response = await fetch(`${origin}${AUTH}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code_pkce',
        code: location.searchParams.get('code') ?? '',
        usid: location.searchParams.get('usid') ?? '',
        code_verifier: verifier,
        client_id: TEST_CLIENT_ID,
        channel_id: 'brindille',
        redirect_uri: REDIRECT_URI,
      }),
    })
    requireAvailable(response)
    const { access_token: token } = (await response.json()) as { access_token: string }
    return new RaceShopper(token)
  }

  async call(method: string, url: string, body?: unknown): Promise<RaceAnswer> {
    const response = await fetch(`${url}${url.includes('?') ? '&' : '?'}siteId=brindille`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (response.status !== 503) requireAvailable(response)
    const text = await response.text()
    const json = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
    return { status: response.status, body: json }
  }

  basket(origin: string, method: string, path = '', body?: unknown): Promise<RaceAnswer> {
    return this.call(method, `${origin}${BASKETS}${path}`, body)
  }

  order(origin: string, method: string, path = '', body?: unknown): Promise<RaceAnswer> {
    return this.call(method, `${origin}${ORDERS}${path}`, body)
  }

  /** Creates a basket that is ready to be ordered. @returns its id */
  async fillBasket(
    origin: string,
    productItems: { productId: string; quantity: number }[],
    payments: readonly Record<string, unknown>[] = [{ paymentMethodId: 'PAY_BY_CHECK' }],
  ): Promise<string> {
    const created = await this.basket(origin, 'POST', '', {
      productItems,
      customerInfo: { email: 'ada@example.com' },
      shipments: [
        { shipmentId: 'me', shippingAddress: ILLINOIS, shippingMethod: { id: 'GroundDisc' } },
      ],
      billingAddress: ILLINOIS,
    })
    requireAvailable(created)
    const basketId = String(created.body.basketId)
    const path = `/${basketId}/payment-instruments`
    for (const payment of payments) {
      const paid = await this.basket(origin, 'POST', path, payment)
      requireAvailable(paid)
      if (paid.status !== 200) throw new Error(`${JSON.stringify(created)} ${JSON.stringify(paid)}`)
    }
    return basketId
  }
}
