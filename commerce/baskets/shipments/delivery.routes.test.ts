import { ILLINOIS, useCheckout, useGuest } from '../../testing/test-checkout'
import { logInTestShopper } from '../../testing/test-shopper'

// a Friday, before every cutoff
let now = new Date('2026-11-20T12:00:00Z')
let basketId: string
const engine = useCheckout({ now: () => now })
beforeAll(async () => {
  await setTransit('GroundDisc', { transitDaysMin: 3, transitDaysMax: 6 })
  await setTransit('Express', { transitDaysMin: 1, transitDaysMax: 1 })
})

const guest = useGuest(engine)
beforeEach(async () => {
  basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }], 'PAY_BY_CHECK')
})

async function setTransit(id: string, custom: object): Promise<void> {
  const values = { custom: JSON.stringify(custom) }
  await engine.db.updateTable('shipping_method').set(values).where('id', '=', id).execute()
}

const shipmentOf = async (changes: object) => {
  const { status, body } = await guest.basket('PATCH', `/${basketId}/shipments/me`, changes)
  return { status, body, shipment: body.shipments?.[0] }
}

it('offers each method with its delivery dates [CHK-019, CHK-021]', async () => {
  const { body } = await guest.basket('GET', `/${basketId}/shipments/me/shipping-methods`)
  expect(body).toMatchObject({
    applicableShippingMethods: [
      { id: 'Express', c_delivery: { shipDate: '2026-11-20', arrivesBy: '2026-11-23' } },
      { id: 'GroundDisc', c_delivery: { arrivesFrom: '2026-11-25', arrivesBy: '2026-11-30' } },
    ],
  })
})

it('stores a requested date, and refuses one the method cannot meet [CHK-021, MSH-016]', async () => {
  const stored = await shipmentOf({ c_DATE_WANTED: '2026-12-04', c_isCalendarSelection: true })
  expect(stored.shipment).toMatchObject({
    c_DATE_WANTED: '2026-12-04',
    c_SHIP_DUE_DATE: '2026-11-26',
    c_dateWantedRangeStart: '2026-12-01',
    c_dateWantedRangeEnd: '2026-12-04',
    c_isCalendarSelection: true,
  })
  expect(await shipmentOf({ c_DATE_WANTED: '2026-11-24' })).toMatchObject({
    status: 400,
    body: { c_field: 'c_DATE_WANTED', c_reason: 'too-soon' },
  })
  const fast = { shippingMethod: { id: 'Express' }, c_DATE_WANTED: '2026-11-24' }
  expect((await shipmentOf(fast)).shipment).toMatchObject({ c_SHIP_DUE_DATE: '2026-11-23' })
})

it('accepts a slower method, but no order until another date is chosen', async () => {
  await shipmentOf({ shippingMethod: { id: 'Express' }, c_DATE_WANTED: '2026-11-24' })
  const { body } = await guest.basket('PUT', `/${basketId}/shipments/me/shipping-method`, {
    id: 'GroundDisc',
  })
  expect(body.shipments?.[0]).toMatchObject({ c_dateProblem: 'too-soon' })
  expect(await guest.order('POST', '', { basketId })).toMatchObject({
    status: 400,
    body: { c_missing: ['shipments.me.c_DATE_WANTED'] },
  })
  const { shipment } = await shipmentOf({ c_DATE_WANTED: '2026-12-04' })
  expect(shipment).not.toHaveProperty('c_dateProblem')
  expect((await guest.order('POST', '', { basketId })).status).toBe(200)
})

it('ships now with the available methods, and recalculates the date when ordering [CHK-053]', async () => {
  const { body } = await guest.basket('PATCH', `/${basketId}`, {
    c_actions: [{ type: 'shipNow', data: [{ shipmentId: 'me' }] }],
  })
  expect(body.shipments?.[0]).toMatchObject({
    c_SHIP_DUE_DATE: '2026-11-20',
    c_shipnow: {
      preferedMethod: 'GroundDisc',
      expeditedMethod: 'Express',
      standardMethod: 'GroundDisc',
      date: '2026-11-20',
      timestamp: now.getTime(),
      secondaryDeliveries: [
        {
          method: 'Express',
          date: '2026-11-20',
          arrivesFrom: '2026-11-23',
          arrivesBy: '2026-11-23',
        },
      ],
    },
  })
  const before = now
  now = new Date('2026-11-21T12:00:00Z')
  const fresh = guest.become(await logInTestShopper(engine.app, { guest: guest.shopper }))
  const order = await fresh.order('POST', '', { basketId })
  now = before
  expect(order.body.shipments?.[0]).toMatchObject({
    c_SHIP_DUE_DATE: '2026-11-23',
    c_shipnow: { date: '2026-11-23' },
    c_arrivesBy: '2026-12-01',
  })
})

it('ignores calculated delivery fields that a client sends', async () => {
  const forged = { c_icePack: true, c_arrivesBy: '2020-01-01', c_dateProblem: 'passed' }
  const { shipment } = await shipmentOf(forged)
  expect(shipment).toMatchObject({ c_arrivesBy: '2026-11-30' })
  expect(shipment).not.toHaveProperty('c_icePack')
  expect(shipment).not.toHaveProperty('c_dateProblem')
})

test.each([
  ['printable', 'Ring twice.\nThe dog is kind.', 200],
  ['accented', 'Frappez à la porte', 400],
  ['too long', 'x'.repeat(151), 400],
  ['not a text', { a: 1 }, 400],
])('checks delivery instructions: %s [CHK-029]', async (_name, text, status) => {
  const answer = await shipmentOf({ c_DeliveryInstructions: text })
  expect(answer.status).toBe(status)
  if (status === 200) expect(answer.shipment).toMatchObject({ c_DeliveryInstructions: text })
  else expect(answer.body).toMatchObject({ c_field: 'c_DeliveryInstructions' })
})

it('charges shipping per shipment, and the sum for the basket [CHK-056]', async () => {
  await guest.basket('POST', `/${basketId}/shipments`, {
    shipmentId: 'Shipment1',
    shippingAddress: ILLINOIS,
    shippingMethod: { id: 'Express' },
  })
  const { body } = await guest.basket('POST', `/${basketId}/items`, [
    { productId: 'assorted-9', quantity: 1, shipmentId: 'Shipment1' },
  ])
  expect(body.shippingItems).toMatchObject([
    { shipmentId: 'me', price: 8.95 },
    { shipmentId: 'Shipment1', price: 19.95 },
  ])
  expect(body.shippingTotal).toBe(28.9)
})

it('without its method, a shipment has no day on which it is shipped now', async () => {
  await guest.basket('PATCH', `/${basketId}`, {
    c_actions: [{ type: 'shipNow', data: [{ shipmentId: 'me' }] }],
  })
  const { shipment } = await shipmentOf({ shippingAddress: null, shippingMethod: null })
  for (const name of ['c_shipnow', 'c_SHIP_DUE_DATE', 'shippingMethod', 'shippingAddress']) {
    expect(shipment).not.toHaveProperty(name)
  }
})
