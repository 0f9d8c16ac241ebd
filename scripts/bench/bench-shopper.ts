import { createHash, randomBytes } from 'node:crypto'
import { BENCH_SITE } from './generate-catalog'

const ORGANIZATION = 'organizations/f_ecom_prln_001'
const CLIENT_ID = '11111111-1111-4111-8111-111111111111'
const REDIRECT_URI = 'http://localhost:3000/callback'

export const SEARCH = `/search/shopper-search/v1/${ORGANIZATION}/product-search`
export const SUGGESTIONS = `/search/shopper-search/v1/${ORGANIZATION}/search-suggestions`
export const PRODUCTS = `/product/shopper-products/v1/${ORGANIZATION}/products`
export const BASKETS = `/checkout/shopper-baskets/v1/${ORGANIZATION}/baskets`
export const ORDERS = `/checkout/shopper-orders/v1/${ORGANIZATION}/orders`

export const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address1: '1 Main St',
  city: 'Chicago',
  stateCode: 'IL',
  postalCode: '60601',
  countryCode: 'US',
  phone: '3125550100',
}

/** A guest who sends the same requests to the engine as the published SDK. */
export class BenchShopper {
  private constructor(
    private readonly origin: string,
    private readonly token: string,
  ) {}

  static async logIn(origin: string): Promise<BenchShopper> {
    const verifier = randomBytes(48).toString('base64url')
    const auth = `${origin}/shopper/auth/v1/${ORGANIZATION}/oauth2`
    const query = new URLSearchParams({
      client_id: CLIENT_ID,
      channel_id: BENCH_SITE,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      hint: 'guest',
      redirect_uri: REDIRECT_URI,
      response_type: 'code',
    })
    const authorized = await fetch(`${auth}/authorize?${query}`, { redirect: 'manual' })
    const location = new URL(authorized.headers.get('location') ?? '')
    const response = await fetch(`${auth}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: CLIENT_ID,
        channel_id: BENCH_SITE,
        code: location.searchParams.get('code') ?? '',
        code_verifier: verifier,
        grant_type: 'authorization_code_pkce',
        redirect_uri: REDIRECT_URI,
        usid: location.searchParams.get('usid') ?? '',
      }),
    })
    const { access_token: token } = (await response.json()) as { access_token: string }
    return new BenchShopper(origin, token)
  }

  /** @throws Error for every status but 2xx. */
  async call(method: string, path: string, body?: unknown): Promise<unknown> {
    const separator = path.includes('?') ? '&' : '?'
    const response = await fetch(`${this.origin}${path}${separator}siteId=${BENCH_SITE}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }

  async openBasket(deliveries: readonly (readonly string[])[] = [[]]): Promise<string> {
    const many = deliveries.length > 1
    const answer = await this.call('POST', BASKETS, {
      customerInfo: { email: 'ada@example.com' },
      billingAddress: ADDRESS,
      shipments: deliveries.map((_, at) => ({
        shipmentId: many ? `Shipment${at}` : 'me',
        shippingAddress: ADDRESS,
        shippingMethod: { id: 'GroundDisc' },
      })),
      productItems: deliveries.flatMap((productIds, at) =>
        productIds.map((productId) => ({
          productId,
          quantity: 1,
          shipmentId: many ? `Shipment${at}` : 'me',
        })),
      ),
    })
    return (answer as { basketId: string }).basketId
  }

  payLater(basketId: string): Promise<unknown> {
    return this.call('POST', `${BASKETS}/${basketId}/payment-instruments`, {
      paymentMethodId: 'PAY_BY_CHECK',
    })
  }
}
