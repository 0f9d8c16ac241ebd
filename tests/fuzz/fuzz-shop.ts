import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { millisecondsInHour } from 'date-fns/constants'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../commerce/db/client'
import { writeTestBundle } from '../../commerce/back-office/testing/write-test-bundle'
import { createTestEngine, type TestEngine } from '../../commerce/testing/engine'
import { seedCheckout } from '../../commerce/testing/seed-checkout'
import { seedProductKinds } from '../../commerce/testing/seed-product-kinds'
import { seedSite } from '../../commerce/testing/seed-site'
import { ILLINOIS, TestCheckout, type Basket } from '../../commerce/testing/test-checkout'
import { logInTestShopper, type TestShopper } from '../../commerce/testing/test-shopper'
import type { TOKENS } from './mutate'
import {
  ADDRESS,
  MERCHANT,
  MERCHANT_BASIC,
  STAGING_KEY,
  SUBSCRIPTIONS_KEY,
  type Asker,
  type ShopIds,
} from './sample'

const OPERATOR = 'the-operators-own-token'
const OTHER_SITE = 'volume'
const CUSTOMERS = '/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers'
const PASSWORD = 'Praline#1845'
const HOURS_MS = millisecondsInHour

/**
 * A shop with a record of every kind that can be requested, once for the fuzzer and once for
 * another customer.
 */
export interface FuzzShop {
  app: TestEngine['app']
  db: Db
  ids: ShopIds
  /** Ids of the other customers, and of their list. */
  others: string[]
  authorizations: Record<Asker | (typeof TOKENS)[number], string | undefined>
  /** Restores the fuzzer's baskets, lets it log in again, and deletes all content. */
  restore(): Promise<void>
  close(): Promise<void>
}

export async function openFuzzShop(): Promise<FuzzShop> {
  let clock = () => new Date(Date.now() - 2 * HOURS_MS)
  const backOfficeDir = await mkdtemp(path.join(tmpdir(), 'fuzz-back-office-'))
  writeTestBundle(backOfficeDir)
  const secretHash = createHash('sha256').update(MERCHANT.secret).digest('hex')
  const engine = await createTestEngine({
    seed: async (db) => {
      await seedCheckout(db)
      await seedProductKinds(db)
      await seedSite(db, OTHER_SITE)
    },
    config: {
      privateClients: [{ id: MERCHANT.id, secretHash }],
      operatorToken: OPERATOR,
      backOfficeDir,
      // without a key, only this machine may call these routes, but samples come from many
      // addresses
      subscriptionsKey: SUBSCRIPTIONS_KEY,
      contentHubStagingKey: STAGING_KEY,
      // all requests come from one address, and most of their codes are wrong
      guessesPerSession: 1_000_000,
      guessesPerAddress: 1_000_000,
    },
    now: () => clock(),
  })
  const expired = await logInTestShopper(engine.app)
  clock = () => new Date()
  const victim = await createShopper(engine, 'victim@example.com')
  const own = await createShopper(engine, 'ada@example.com')
  const foreign = await logInTestShopper(engine.app, { siteId: OTHER_SITE })
  const guest = own.guest.headers.authorization
  const authorizations = {
    guest,
    customer: own.customer.headers.authorization,
    merchant: await logInMerchant(engine.app),
    operator: `Basic ${Buffer.from(`me:${OPERATOR}`).toString('base64')}`,
    leaving: (await logInTestShopper(engine.app)).headers.authorization,
    anyone: undefined,
    none: undefined,
    garbled: `${guest.slice(0, -6)}AAAAAA`,
    expired: expired.headers.authorization,
    foreign: foreign.headers.authorization,
    unsigned: unsign(guest),
    basic: 'Basic %%%',
  }
  return {
    app: engine.app,
    db: engine.db,
    ids: own.ids,
    others: [victim.guest.customerId, victim.customer.customerId, victim.ids.listId],
    authorizations,
    restore: await rememberBaskets(engine.db, own.guest.customerId),
    close: async () => {
      await engine.close()
      await rm(backOfficeDir, { recursive: true })
    },
  }
}

/** The same claims without a signature. */
function unsign(authorization: string): string {
  const [, claims = ''] = authorization.split('.')
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
  return `Bearer ${header}.${claims}.`
}

async function logInMerchant(app: FastifyInstance): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/dwsso/oauth2/access_token',
    headers: {
      authorization: MERCHANT_BASIC,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'grant_type=client_credentials',
  })
  return `Bearer ${response.json<{ access_token: string }>().access_token}`
}

async function rememberBaskets(db: Db, customerId: string): Promise<() => Promise<void>> {
  const rows = await db
    .selectFrom('basket')
    .selectAll()
    .where('customer_id', '=', customerId)
    .execute()
  return async () => {
    await db.deleteFrom('login_attempt').execute()
    // an operator's request may have created content
    await db.deleteFrom('content_item').execute()
    await db.deleteFrom('basket').where('customer_id', '=', customerId).execute()
    await db
      .insertInto('basket')
      .values(rows.map((row) => ({ ...row, document: JSON.stringify(row.document) })))
      .execute()
  }
}

/**
 * Creates a guest with an order and two baskets, and a customer with an address, a card and a list.
 */
async function createShopper(engine: TestEngine, login: string) {
  const guest = await logInTestShopper(engine.app)
  const asGuest = TestCheckout.as(engine.app, guest)
  const orderIds = await placeOrder(engine, asGuest)
  const basketIds = await openBaskets(engine.db, asGuest)
  const customer = { login, email: login, firstName: 'Ada', lastName: 'Lovelace' }
  await asGuest.call('POST', CUSTOMERS, { customer, password: PASSWORD })
  const credentials = { login, password: PASSWORD }
  const registered = await logInTestShopper(engine.app, { credentials })
  const customerIds = await furnish(TestCheckout.as(engine.app, registered), registered)
  const ids: ShopIds = { ...orderIds, ...basketIds, ...customerIds, login }
  return { guest, customer: registered, ids }
}

async function placeOrder({ app }: TestEngine, shopper: TestCheckout) {
  const basketId = await shopper.fillBasket(
    [{ productId: 'assorted-9', quantity: 2 }],
    'PAY_BY_CHECK',
  )
  const { body } = await shopper.order('POST', '', { basketId })
  const orderNo = String(body.orderNo)
  // a shipped order cannot fail or be canceled, which would put its items back into stock
  await app.services.orders.backOffice.shipShipment(orderNo, 'me', { carrier: 'UPS' })
  return {
    orderNo,
    orderInstrumentId: String(body.paymentInstruments?.[0]?.paymentInstrumentId),
    orderItemId: String(body.productItems?.[0]?.itemId),
  }
}

async function openBaskets(db: Db, shopper: TestCheckout) {
  const taxed = await shopper.basket('POST', '?taxMode=external', {
    productItems: [{ productId: 'assorted-9', quantity: 1 }],
    shipments: [{ shippingAddress: ILLINOIS, shippingMethod: { id: 'GroundDisc' } }],
  })
  const taxedBasketId = String(taxed.body.basketId)
  // a temporary basket, because a shopper gets no second regular one
  await db
    .updateTable('basket')
    .set({ temporary: true })
    .where('basket_id', '=', taxedBasketId)
    .execute()
  const { body } = await shopper.basket('POST', '', {
    productItems: [
      { productId: 'assorted-9', quantity: 2 },
      { productId: 'engraved', quantity: 1 },
      { productId: 'hamper', quantity: 1 },
    ],
    giftCertificateItems: [{ amount: 10, recipientEmail: 'bob@example.com' }],
    paymentInstruments: [{ paymentMethodId: 'CREDIT_CARD' }],
  })
  return { taxedBasketId, taxedItemId: firstItem(taxed.body), ...namesOf(body) }
}

const firstItem = (basket: Basket) => String(basket.productItems?.[0]?.itemId)

function namesOf(basket: Basket) {
  return {
    basketId: String(basket.basketId),
    itemId: firstItem(basket),
    instrumentId: String(basket.paymentInstruments?.[0]?.paymentInstrumentId),
    certificateItemId: String(basket.giftCertificateItems?.[0]?.giftCertificateItemId),
    couponItemId: 'none',
  }
}

async function furnish(shopper: TestCheckout, { customerId, usid }: TestShopper) {
  const at = async (path: string, payload: object): Promise<Record<string, unknown>> =>
    (await shopper.call('POST', `${CUSTOMERS}/${customerId}${path}`, payload)).body
  const addressName = 'Home'
  await at('/addresses', { ...ADDRESS, addressId: addressName })
  const paymentCard = {
    cardType: 'Visa',
    number: '4111111111111111',
    holder: 'Ada',
    expirationMonth: 12,
    expirationYear: 2036,
  }
  const card = await at('/payment-instruments', { paymentMethodId: 'CREDIT_CARD', paymentCard })
  const list = await at('/product-lists', { type: 'wish_list', name: 'Mine', public: true })
  const listId = String(list['id'])
  const item = await at(`/product-lists/${listId}/items`, {
    productId: 'assorted-9',
    quantity: 1,
    priority: 1,
    public: true,
    type: 'product',
  })
  return {
    customerId,
    usid,
    addressName,
    savedCardId: String(card['paymentInstrumentId']),
    listId,
    listItemId: String(item['id']),
  }
}
