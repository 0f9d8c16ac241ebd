import type { FastifyInstance, InjectOptions } from 'fastify'
import type { ShopperBasketsTypes, ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { useEngine, type TestEngine, type TestEngineOptions } from './engine'
import { seedCheckout } from './seed-checkout'
import { logInTestShopper, type Credentials, type TestShopper } from './test-shopper'
import { useForEach } from './use'

const ORGANIZATION = 'organizations/f_ecom_prln_001'
const BASKETS = `/checkout/shopper-baskets/v1/${ORGANIZATION}/baskets`
const CUSTOMERS = `/customer/shopper-customers/v1/${ORGANIZATION}/customers`
const PASSWORD = 'Cocoa&Nibs9'
let registered = 0
const ORDERS = `/checkout/shopper-orders/v1/${ORGANIZATION}/orders`

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Basket = ShopperBasketsTypes.Basket
export type Order = ShopperOrdersTypes.Order

export const ILLINOIS = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address1: '1 Main St',
  city: 'Chicago',
  stateCode: 'IL',
  postalCode: '60601',
  countryCode: 'US',
  phone: '3125550100',
}

export interface Answer {
  status: number
  headers: Record<string, unknown>
  // the type depends on the call, so tests access the body without type checks
  body: Record<string, never> & Basket & Order
}

export class TestCheckout {
  private constructor(
    readonly app: FastifyInstance,
    readonly shopper: TestShopper,
    readonly siteId = 'brindille',
  ) {}

  static async asGuest(app: FastifyInstance, siteId?: string): Promise<TestCheckout> {
    return new TestCheckout(app, await logInTestShopper(app, { siteId }), siteId)
  }

  static as(app: FastifyInstance, shopper: TestShopper): TestCheckout {
    return new TestCheckout(app, shopper)
  }

  /** Returns another shopper at the same engine. */
  become(shopper: TestShopper): TestCheckout {
    return new TestCheckout(this.app, shopper, this.siteId)
  }

  /** Registers a customer. @returns what they log in with */
  async register(login = `customer-${(registered += 1)}@example.com`): Promise<Credentials> {
    const customer = { login, email: login, firstName: 'Ada', lastName: 'Lovelace' }
    const { status, body } = await this.call('POST', CUSTOMERS, { customer, password: PASSWORD })
    if (status !== 200) throw new Error(`The registration was refused: ${body.detail}`)
    return { login, password: PASSWORD }
  }

  async logIn(credentials: Credentials): Promise<TestCheckout> {
    return this.become(await logInTestShopper(this.app, { siteId: this.siteId, credentials }))
  }

  async continueAs(credentials: Credentials): Promise<TestCheckout> {
    return this.become(await logInTestShopper(this.app, { credentials, guest: this.shopper }))
  }

  async call(method: Method, path: string, payload?: InjectOptions['payload']): Promise<Answer> {
    const separator = path.includes('?') ? '&' : '?'
    const response = await this.app.inject({
      method,
      url: `${path}${separator}siteId=${this.siteId}`,
      headers: this.shopper.headers,
      payload,
    })
    const body = response.body === '' ? {} : response.json<Answer['body']>()
    return { status: response.statusCode, headers: response.headers, body } as Answer
  }

  basket(method: Method, path = '', payload?: InjectOptions['payload']): Promise<Answer> {
    return this.call(method, `${BASKETS}${path}`, payload)
  }

  order(method: Method, path = '', payload?: InjectOptions['payload']): Promise<Answer> {
    return this.call(method, `${ORDERS}${path}`, payload)
  }

  async fillBasket(
    productItems: { productId: string; quantity: number }[],
    paymentMethodId = 'CREDIT_CARD',
  ): Promise<string> {
    const created = await this.basket('POST', '', {
      productItems,
      customerInfo: { email: 'ada@example.com' },
      shipments: [
        { shipmentId: 'me', shippingAddress: ILLINOIS, shippingMethod: { id: 'GroundDisc' } },
      ],
      billingAddress: ILLINOIS,
    })
    const basketId = String(created.body.basketId)
    await this.basket('POST', `/${basketId}/payment-instruments`, { paymentMethodId })
    return basketId
  }
}

export const useCheckout = (options: Omit<TestEngineOptions, 'seed'> = {}): TestEngine =>
  useEngine({ ...options, seed: seedCheckout })

export const useGuest = (engine: TestEngine): TestCheckout =>
  useForEach(() => TestCheckout.asGuest(engine.app))
