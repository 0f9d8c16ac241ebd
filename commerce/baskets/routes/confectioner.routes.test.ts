import { useEngine } from '../../testing/engine'
import { seedConfectioner } from '../../testing/seed-confectioner'
import { ILLINOIS, useGuest } from '../../testing/test-checkout'
import { TEST_CLIENT_ID } from '../../testing/test-shopper'
import { atsOf } from '../../testing/shop-state'

const PICKUP = {
  shipmentId: 'Shipment1',
  c_fromStoreId: '101',
  shippingAddress: { city: 'San Francisco', stateCode: 'CA', c_storeId: '101' },
}
const MIX = JSON.stringify({
  unitType: 'piece',
  box: [
    { pid: 'nut', qty: 10, categoryId: 'boxes' },
    { pid: 'fig', qty: 10, categoryId: 'boxes' },
  ],
})

let now = new Date('2026-11-20T12:00:00Z')
// the test moves the clock by more than a month
const config = { basketDays: 90 }
const engine = useEngine({ seed: seedConfectioner, now: () => now, config })
const guest = useGuest(engine)

/** Sets the site's preferences and moves the clock past the cached site's lifetime. */
async function prefer(preferences: Record<string, unknown>): Promise<void> {
  const values = { preferences: JSON.stringify(preferences) }
  await engine.db.updateTable('site').set(values).where('id', '=', 'brindille').execute()
  now = new Date(now.getTime() + 60_000)
}

const stockOf = (productId: string, listId?: string) => atsOf(engine.db, productId, listId)

describe('a box filled piece by piece', () => {
  it('costs the price of its box, and takes the box and its pieces from stock', async () => {
    const { body: basket } = await guest.basket('POST', '', {
      productItems: [{ productId: 'mix-box', quantity: 2, c_customMix: MIX }],
      customerInfo: { email: 'ada@example.com' },
      shipments: [
        { shipmentId: 'me', shippingAddress: ILLINOIS, shippingMethod: { id: 'GroundDisc' } },
      ],
      billingAddress: ILLINOIS,
    })
    expect(basket.productItems).toMatchObject([{ price: 48, c_customMix: MIX }])
    const path = `/${basket.basketId}/payment-instruments`
    await guest.basket('POST', path, { paymentMethodId: 'PAY_BY_CHECK' })
    const { status } = await guest.order('POST', '', { basketId: basket.basketId })
    expect(status).toBe(200)
    expect([await stockOf('mix-box'), await stockOf('nut'), await stockOf('fig')]).toEqual([
      8, 80, 10,
    ])
    const more = await guest.basket('POST', '', {
      productItems: [{ productId: 'mix-box', quantity: 2, c_customMix: MIX }],
    })
    expect(more).toMatchObject({ status: 400, body: { c_productId: 'fig', c_available: 10 } })
  })

  it('is rejected unless it is full', async () => {
    const box = [
      { pid: 'nut', qty: 10 },
      { pid: 'fig', qty: 5 },
    ]
    const c_customMix = { box }
    const productItems = [{ productId: 'mix-box', quantity: 1, c_customMix }]
    const { status, body } = await guest.basket('POST', '', { productItems })
    expect(status).toBe(400)
    expect(body).toMatchObject({ detail: 'The box holds 20 pieces, not 15.', c_reason: 'total' })
  })
})

it('sales materials are free up to a limit per order', async () => {
  const { body } = await guest.basket('POST', '', {
    productItems: [{ productId: 'leaflet', quantity: 3 }],
  })
  expect(body).toMatchObject({ orderTotal: 0, productItems: [{ price: 0 }] })
  const items = [{ productId: 'leaflet', quantity: 3, gift: true }]
  const more = await guest.basket('POST', `/${body.basketId}/items`, items)
  expect(more.status).toBe(400)
  expect(more.body).toMatchObject({
    detail: 'Limit of 5 per order',
    c_inBasket: 3,
    c_remaining: 2,
  })
})

it("a pickup line uses the stock of its shop, and the warehouse's once it is delivered", async () => {
  const { body } = await guest.basket('POST', '', {
    shipments: [PICKUP],
    productItems: [{ productId: 'shop-tray', quantity: 1, shipmentId: 'Shipment1' }],
  })
  expect(body.productItems).toMatchObject([{ inventoryId: 'shop-101', c_fromStoreId: '101' }])
  const items = [{ productId: 'web-only', quantity: 1, shipmentId: 'Shipment1' }]
  expect(await guest.basket('POST', `/${body.basketId}/items`, items)).toMatchObject({
    status: 400,
    body: { detail: "This product isn't currently available for collection in store." },
  })
  const path = `/${body.basketId}/shipments/Shipment1`
  const delivered = await guest.basket('PATCH', path, { c_fromStoreId: '' })
  expect(delivered.body).toMatchObject({
    productItems: [{ inventoryId: 'brindille-warehouse' }],
    c_quantityExceptions: [{ available: 0, reason: 'pickup-only' }],
    c_flashes: [
      {
        type: 'ProductItemRestricted',
        message: 'shop-tray: This product is only available to collect in store.',
      },
    ],
  })
  expect(delivered.body.productItems?.[0]).not.toHaveProperty('c_fromStoreId')
})

it('several recipients are changed in one request, all or none [MSH-021, MSH-025]', async () => {
  const { body } = await guest.basket('POST', '', {
    productItems: [{ productId: 'assorted-9', quantity: 1 }],
  })
  const c_actions = [
    { type: 'addShipments', data: [{ shipmentId: 'Shipment1', shippingAddress: ILLINOIS }] },
    { type: 'shipNow', data: [{ shipmentId: 'Shipment1' }] },
  ]
  const { status, body: changed } = await guest.basket('PATCH', `/${body.basketId}`, { c_actions })
  expect(status).toBe(200)
  expect(changed).not.toHaveProperty('c_actions')
  expect(changed.shipments).toMatchObject([
    { shipmentId: 'me' },
    { shipmentId: 'Shipment1', c_shipnow: { standardMethod: 'GroundDisc', date: '2026-11-20' } },
  ])
  const again = await guest.basket('PATCH', `/${body.basketId}`, { c_actions })
  expect(again.body.shipments).toEqual(changed.shipments)
  // another tab cleans up before the items have been added
  const data = [{ shipmentId: 'Shipment1', c_removeWhen: 'abandoned' }]
  const tidied = await guest.basket('PATCH', `/${body.basketId}`, {
    c_actions: [{ type: 'removeShipments', data }],
  })
  expect(tidied.body.shipments).toHaveLength(2)
  const mixed = [
    { type: 'removeShipments', data: ['Shipment1'] },
    { type: 'shipNow', data: ['x'] },
  ]
  const refused = await guest.basket('PATCH', `/${body.basketId}`, { c_actions: mixed })
  expect(refused.status).toBe(404)
  expect((await guest.basket('GET', `/${body.basketId}`)).body.shipments).toHaveLength(2)
})

it('c_shipnow cannot be set by clients, and is removed when a date is requested', async () => {
  const { body } = await guest.basket('POST')
  const path = `/${body.basketId}`
  const forged = await guest.basket('PATCH', `${path}/shipments/me`, { c_shipnow: { date: 'x' } })
  expect(forged.body.shipments?.[0]).not.toHaveProperty('c_shipnow')
  await guest.basket('PATCH', path, { c_actions: [{ type: 'shipNow', data: ['me'] }] })
  const dated = { c_DATE_WANTED: '2026-12-24' }
  const { body: changed } = await guest.basket('PATCH', `${path}/shipments/me`, dated)
  expect(changed.shipments?.[0]).toMatchObject(dated)
  expect(changed.shipments?.[0]).not.toHaveProperty('c_shipnow')
})

it("an order below the site's minimum or with too many recipients is refused", async () => {
  await prefer({ qdThreshold: 100, recipientLimit: 2 })
  const basketId = await guest.fillBasket(
    [
      { productId: 'assorted-9', quantity: 2 },
      { productId: 'leaflet', quantity: 1 },
    ],
    'PAY_BY_CHECK',
  )
  const { body } = await guest.basket('GET', `/${basketId}`)
  expect(body.c_qualifiers).toEqual({ qdThresholdMet: false, qdThreshold: 100, qdRemaining: 60 })
  expect(await guest.order('POST', '', { basketId })).toMatchObject({
    status: 400,
    body: { c_missing: ['qualifiers.qdThreshold'] },
  })
  const items = [{ productId: 'assorted-9', quantity: 3 }]
  const more = await guest.basket('POST', `/${basketId}/items`, items)
  expect(more.body.c_qualifiers).toMatchObject({ qdThresholdMet: true, qdRemaining: 0 })
  const add = (shipmentId: string) => guest.basket('POST', `/${basketId}/shipments`, { shipmentId })
  expect((await add('Shipment1')).status).toBe(200)
  expect(await add('Shipment2')).toMatchObject({ status: 400, body: { c_recipientLimit: 2 } })
  await prefer({ qdThreshold: 100, qdThresholdEnabled: false })
  const disabled = await guest.basket('GET', `/${basketId}`)
  expect(disabled.body.c_qualifiers).toEqual({ qdThresholdMet: true })
  await prefer({})
})

it('an order for a past date, or without a phone number in a mixed delivery, is refused', async () => {
  const basketId = await guest.fillBasket(
    [{ productId: 'assorted-9', quantity: 1 }],
    'PAY_BY_CHECK',
  )
  const { phone: _phone, ...address } = ILLINOIS
  const me = `/${basketId}/shipments/me`
  await guest.basket('PATCH', me, { c_DATE_WANTED: '2026-12-24' })
  await guest.basket('PUT', `${me}/shipping-address`, address)
  const contact = {
    c_pickupFirstName: 'Ada',
    c_pickupLastName: 'Bloom',
    c_pickupPhone: '3125550100',
    c_pickupEmail: 'ada@example.com',
  }
  const shippingAddress = { ...ILLINOIS, ...PICKUP.shippingAddress }
  const pickup = { ...PICKUP, ...contact, shippingAddress, shippingMethod: { id: 'StorePickup' } }
  await guest.basket('POST', `/${basketId}/shipments`, pickup)
  const items = [{ productId: 'shop-tray', quantity: 1, shipmentId: 'Shipment1' }]
  await guest.basket('POST', `/${basketId}/items`, items)
  const before = now
  now = new Date('2026-12-27T12:00:00Z')
  const { access_token: token } = await engine.app.services.auth.startSession({
    siteId: 'brindille',
    clientId: TEST_CLIENT_ID,
    usid: guest.shopper.usid,
    doNotTrack: false,
  })
  const headers = { authorization: `Bearer ${token}` }
  const fresh = guest.become({ ...guest.shopper, headers })
  const { body } = await fresh.order('POST', '', { basketId })
  now = before
  expect(body).toMatchObject({
    c_missing: ['shipments.me.shippingAddress.phone', 'shipments.me.c_DATE_WANTED'],
  })
})

it('the shipment fields of every recipient are stored and returned [MSH-001, MSH-008, MSH-016, MSH-017, MSH-018, MSH-029]', async () => {
  const theirs = (name: string, day: string) => ({
    shippingAddress: { ...ILLINOIS, firstName: name },
    giftMessage: `For ${name}`,
    c_DATE_WANTED: day,
    c_isCalendarSelection: true,
    c_customerSelectedMethod: true,
    c_DeliveryInstructions: `Ask for ${name}`,
    c_selectedAddressID: name,
  })
  const two = [
    { shipmentId: 'me', ...theirs('Ada', '2026-12-22'), shippingMethod: { id: 'GroundDisc' } },
    {
      shipmentId: 'Shipment1',
      ...theirs('Ben', '2026-12-23'),
      shippingMethod: { id: 'GroundDisc' },
      c_reorder: true,
    },
  ]
  const contact = {
    c_pickupFirstName: 'Cy',
    c_pickupLastName: 'Dale',
    c_pickupPhone: '3125550100',
    c_pickupEmail: 'cy@example.com',
  }
  const { body } = await guest.basket('POST', '', {
    shipments: [...two, { ...PICKUP, shipmentId: 'Shipment2', ...contact }],
    productItems: [
      { productId: 'assorted-9', quantity: 1 },
      { productId: 'assorted-9', quantity: 2, shipmentId: 'Shipment1' },
      { productId: 'shop-tray', quantity: 1, shipmentId: 'Shipment2' },
    ],
  })
  expect(body.shipments).toMatchObject([
    { ...two[0], shippingMethod: { id: 'GroundDisc', name: expect.any(String) as string } },
    two[1] ?? {},
    { shipmentId: 'Shipment2', c_fromStoreId: '101', ...contact },
  ])
  expect(body.shipments?.map((one) => one.c_shipmentGroupType as unknown)).toEqual([
    'several',
    'several',
    'pickup',
  ])
  for (const shipment of body.shipments ?? []) {
    expect(shipment.c_approachingDiscounts).toEqual(expect.any(Array))
    expect(shipment).toHaveProperty('c_isPOBox')
    expect(shipment).toHaveProperty('c_shipmentHasDiscountedProducts')
  }
  const c_actions = [{ type: 'shipNow', data: [{ shipmentId: 'Shipment1' }] }]
  const shipped = await guest.basket('PATCH', `/${body.basketId}`, { c_actions })
  expect(shipped.body.shipments?.[1]?.c_shipnow).toEqual({
    preferedMethod: 'GroundDisc',
    expeditedMethod: expect.any(String) as string,
    standardMethod: 'GroundDisc',
    date: expect.any(String) as string,
    timestamp: expect.any(Number) as number,
    secondaryDeliveries: [],
  })
  expect(shipped.body.shipments?.[1]).toHaveProperty('c_SHIP_DUE_DATE')
  expect(shipped.body.shipments?.[1]).not.toHaveProperty('c_DATE_WANTED')
  expect(shipped.body.shipments?.[0]).toMatchObject({ c_DATE_WANTED: '2026-12-22' })
})

it('the route and zone of each shipment and the kind of buyer are returned', async () => {
  const { body } = await guest.basket('POST', '', {
    c_sfBusinessAccountId: 'personal',
    shipments: [
      {
        shipmentId: 'me',
        shippingAddress: { ...ILLINOIS, address1: 'P.O. Box 12', stateCode: 'AK' },
      },
      PICKUP,
    ],
  })
  expect(body).toMatchObject({
    c_multipleUserAgents: false,
    shipments: [
      { c_isPOBox: true, c_routeType: 'po-box', c_shippingZone: 'remote' },
      { c_isPOBox: false, c_routeType: 'pickup', c_shipmentHasDiscountedProducts: false },
    ],
  })
})

it.each([
  [{ address2: 'POB 12' }, { c_isPOBox: true, c_routeType: 'po-box' }],
  [{ address1: 'Apartado postal 12' }, { c_isPOBox: true }],
  [{ postBox: '12' }, { c_isPOBox: true }],
  [{ address1: '12 Boxwood Lane' }, { c_isPOBox: false, c_routeType: 'delivery' }],
  [
    { countryCode: 'PR', stateCode: '', city: 'San Juan' },
    { c_shippingZone: 'remote', shippingAddress: { countryCode: 'US', stateCode: 'PR' } },
  ],
  [
    { firstName: 'Zoe\u0308', lastName: 'O’Brien\u2011Díaz', city: 'Coeur\u00a0d’Alene' },
    { shippingAddress: { firstName: 'Zoë', lastName: "O'Brien-Díaz", city: "Coeur d'Alene" } },
  ],
  [
    { address1: '1 Main St\r\n2 Else St', phone: '312\u2011555\u202e\t0100' },
    { shippingAddress: { address1: '1 Main St 2 Else St', phone: '312-555 0100' } },
  ],
])('an address with %j gives %j', async (change, expected) => {
  const { body } = await guest.basket('POST', '', {
    shipments: [{ shipmentId: 'me', shippingAddress: { ...ILLINOIS, ...change } }],
  })
  expect(body.shipments).toMatchObject([expected])
})

it.each([
  ...[{ lastName: 'Love\u0007lace' }, { address1: '1 Main\u001b[31m St' }],
  ...[{ address2: 'Apt\u0085\u0002' }, { postalCode: '6060\u007f1' }, { phone: '312\u0001' }],
])('an address with control characters is refused: %j', async (change) => {
  const shippingAddress = { ...ILLINOIS, ...change }
  const { status, body } = await guest.basket('POST', '', {
    shipments: [{ shipmentId: 'me', shippingAddress }],
  })
  expect(status).toBe(400)
  expect(body.detail).toContain('control characters')
})

it('merged quantities are reduced to the stock, with a single notice [CART-008]', async () => {
  const credentials = await guest.register()
  const truffles = { productItems: [{ productId: 'truffles-9', quantity: 3 }] }
  const before = await guest.logIn(credentials)
  await before.basket('POST', '', truffles)
  await guest.basket('POST', '', truffles)
  const grace = await guest.continueAs(credentials)
  const merge = '/actions/merge?productItemMergeMode=sum_quantities'
  const { body } = await grace.basket('POST', merge)
  expect(body).toMatchObject({
    productItems: [{ productId: 'truffles-9', quantity: 5 }],
    c_flashes: [{ type: 'QuantityUpdated', message: 'Quantity updated from 6 to 5.' }],
  })
  expect(body).not.toHaveProperty('c_quantityExceptions')
  const next = await grace.basket('PATCH', `/${body.basketId}`, { c_fullStorySessionURL: 'x' })
  expect(next.body).not.toHaveProperty('c_flashes')
  expect(await grace.basket('POST', merge)).toMatchObject({ status: 409 })
})

it.each(['c_customMix', 'c_note'])('deeply nested JSON in %s is refused', async (name) => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  const payload = `{"productItems":[{"productId":"mix-box","quantity":1,"${name}":${deep}}]}`
  const response = await engine.app.inject({
    method: 'POST',
    url: '/checkout/shopper-baskets/v1/organizations/f_ecom_prln_001/baskets?siteId=brindille',
    headers: { ...guest.shopper.headers, 'content-type': 'application/json' },
    payload,
  })
  expect(response.statusCode).toBe(400)
})
