import { useEngine } from '../testing/engine'
import { seedConfectioner } from '../testing/seed-confectioner'
import { storedOf, mailedParcels, placeByCard } from '../testing/placed-order'
import { ILLINOIS, useGuest } from '../testing/test-checkout'

const GIFT_MESSAGES = '/custom/shipping/v1/organizations/f_ecom_prln_001/gift-message'

// a Friday, before every cutoff
const now = new Date('2026-11-20T12:00:00Z')

const engine = useEngine({ seed: seedConfectioner, now: () => now })
beforeAll(async () => {
  await setTransit('GroundDisc', { transitDaysMin: 3, transitDaysMax: 6 })
  await setTransit('Express', { transitDaysMin: 1, transitDaysMax: 1 })
  await engine.db.updateTable('inventory').set({ ats: 500, allocation: 500 }).execute()
  await engine.listen()
})

const guest = useGuest(engine)

async function setTransit(id: string, custom: object): Promise<void> {
  const values = { custom: JSON.stringify(custom) }
  await engine.db.updateTable('shipping_method').set(values).where('id', '=', id).execute()
}

interface Recipient {
  shipmentId: string
  firstName: string
  street: string
  stateCode: string
  method: 'GroundDisc' | 'Express'
  /** undefined means as soon as possible. */
  day: string | undefined
  /** undefined for every fifth recipient. */
  message: string | undefined
  instructions: string | undefined
  productId: string
  quantity: number
}

const letter = (index: number) => String.fromCharCode(65 + index)

const RECIPIENTS = Array.from({ length: 20 }, (_, index): Recipient => {
  const isExpress = index % 3 === 1
  const day = String(2 + (index % 4)).padStart(2, '0')
  return {
    shipmentId: index === 0 ? 'me' : `Shipment${index}`,
    firstName: `Recipient ${letter(index)}`,
    street: `${100 + index} Cocoa Lane`,
    stateCode: index % 2 === 0 ? 'IL' : 'CA',
    method: isExpress ? 'Express' : 'GroundDisc',
    day: index % 4 === 3 ? undefined : `2026-12-${day}`,
    message: index % 5 === 4 ? undefined : `For you, ${letter(index)}`,
    instructions: index % 6 === 2 ? `Ask for ${letter(index)}` : undefined,
    productId: index % 2 === 0 ? 'assorted-9' : 'truffles-9',
    quantity: 1 + (index % 3),
  }
})

const addressOf = ({ firstName, street, stateCode }: Recipient) => ({
  ...ILLINOIS,
  firstName,
  address1: street,
  stateCode,
})

async function addRecipients(path: string): Promise<void> {
  for (let at = 0; at < RECIPIENTS.length; at += 10) {
    const c_actions = [at, at + 5].map((from) => ({
      type: 'addShipments',
      data: RECIPIENTS.slice(from, from + 5).map((one) => ({
        shipmentId: one.shipmentId,
        shippingAddress: addressOf(one),
        c_fromStoreId: '',
        c_reorder: false,
      })),
    }))
    expect((await guest.basket('PATCH', path, { c_actions })).status).toBe(200)
  }
  const items = RECIPIENTS.map(({ productId, quantity, shipmentId }) => ({
    productId,
    quantity,
    shipmentId,
  }))
  expect((await guest.basket('POST', `${path}/items`, items)).status).toBe(200)
}

async function fillShipments(path: string): Promise<void> {
  for (const { shipmentId, method, day, instructions } of RECIPIENTS) {
    const shipment = `${path}/shipments/${shipmentId}`
    await guest.basket('PUT', `${shipment}/shipping-method`, { id: method })
    if (day === undefined) {
      const c_actions = [{ type: 'shipNow', data: [{ shipmentId }] }]
      await guest.basket('PATCH', path, { c_actions })
    } else {
      const wanted = { c_DATE_WANTED: day, c_isCalendarSelection: true }
      expect((await guest.basket('PATCH', shipment, wanted)).status).toBe(200)
    }
    if (instructions !== undefined) {
      await guest.basket('PATCH', shipment, { c_DeliveryInstructions: instructions })
    }
  }
  const messages = RECIPIENTS.flatMap(({ shipmentId: shipment_id, message: giftMessage }) =>
    giftMessage === undefined ? [] : [{ shipment_id, giftMessage }],
  )
  expect((await guest.call('POST', GIFT_MESSAGES, messages)).status).toBe(200)
}

const toWords = (day: string) => {
  const words = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', words)
}

const PRODUCT_NAMES: Record<string, string> = {
  'assorted-9': 'Assorted Chocolates, 9 Pieces',
  'truffles-9': 'Milk Truffles, 9 Pieces',
}
const METHOD_NAMES = { GroundDisc: 'Ground', Express: 'Express' }

function expectShipment(shipment: unknown, one: Recipient): void {
  expect(shipment).toMatchObject({
    shipmentId: one.shipmentId,
    shippingAddress: addressOf(one),
    shippingMethod: { id: one.method },
    c_SHIP_DUE_DATE: expect.any(String) as string,
    ...(one.day !== undefined && { c_DATE_WANTED: one.day }),
    ...(one.message !== undefined && { giftMessage: one.message }),
    ...(one.instructions !== undefined && { c_DeliveryInstructions: one.instructions }),
  })
  if (one.day === undefined) expect(shipment).not.toHaveProperty('c_DATE_WANTED')
  if (one.message === undefined) expect(shipment).not.toHaveProperty('giftMessage')
  if (one.instructions === undefined) {
    expect(shipment).not.toHaveProperty('c_DeliveryInstructions')
  }
}

function expectMailed(parcel: string, one: Recipient): void {
  const lines = parcel.trim().split('\n')
  expect(lines[0]).toContain(`${one.quantity} × ${PRODUCT_NAMES[one.productId]} at `)
  for (const line of [
    METHOD_NAMES[one.method],
    `${one.firstName} ${ILLINOIS.lastName}`,
    one.street,
    `${ILLINOIS.city}, ${one.stateCode} ${ILLINOIS.postalCode}`,
    ...(one.message === undefined ? [] : [`Gift message: ${one.message}`]),
    ...(one.instructions === undefined ? [] : [`Delivery instructions: ${one.instructions}`]),
    ...(one.day === undefined ? [] : [`Wanted by ${toWords(one.day)}`]),
  ]) {
    expect(lines).toContain(line)
  }
  expect(parcel.includes('Gift message')).toBe(one.message !== undefined)
  expect(parcel.includes('Delivery instructions')).toBe(one.instructions !== undefined)
  expect(parcel.includes('Wanted by')).toBe(one.day !== undefined)
}

const cents = (dollars = 0) => Math.round(dollars * 100)
const sum = (amounts: readonly (number | undefined)[]) =>
  amounts.reduce<number>((total, amount) => total + cents(amount), 0)

it("an order for twenty recipients has every shipment's own data, also in database and mail [MSH-001, MSH-016, MSH-029, CHK-021, CHK-026, CHK-029]", async () => {
  const { body } = await guest.basket('POST')
  const path = `/${body.basketId}`
  await addRecipients(path)
  await fillShipments(path)
  const { body: basket } = await guest.basket('GET', path)
  const placed = await placeByCard(guest, String(body.basketId))

  const { header, items, content } = await storedOf(engine.db, placed)
  expect(content.shipments).toHaveLength(RECIPIENTS.length)
  expect(placed.shipments).toHaveLength(RECIPIENTS.length)
  const parcels = await mailedParcels(engine.db, placed)
  expect(parcels).toHaveLength(RECIPIENTS.length)
  for (const [index, one] of RECIPIENTS.entries()) {
    expectShipment(content.shipments?.[index], one)
    expectShipment(placed.shipments?.[index], one)
    expectMailed(parcels[index] ?? '', one)
    const theirs = content.productItems?.filter(({ shipmentId }) => shipmentId === one.shipmentId)
    expect(theirs).toMatchObject([{ productId: one.productId, quantity: one.quantity }])
  }
  expect(items).toHaveLength(RECIPIENTS.length)
  expect(header).toMatchObject({
    status: 'new',
    order_total_minor: cents(basket.orderTotal),
    shipping_total_minor: cents(basket.shippingTotal),
    tax_total_minor: cents(basket.taxTotal),
  })
  expect(sum(placed.shipments?.map((one) => one.shipmentTotal) ?? [])).toBe(
    header.order_total_minor,
  )
  const orders = engine.db.selectFrom('order_header').select('order_no')
  expect(await orders.where('basket_id', '=', String(body.basketId)).execute()).toHaveLength(1)
})

it('an order can be partly picked up and partly shipped, also in database and mail [CHK-060]', async () => {
  const contact = {
    c_pickupFirstName: 'Cy',
    c_pickupLastName: 'Dale',
    c_pickupPhone: '3125550100',
    c_pickupEmail: 'cy@example.com',
  }
  const { body } = await guest.basket('POST', '', {
    shipments: [
      {
        shipmentId: 'me',
        shippingAddress: ILLINOIS,
        shippingMethod: { id: 'Express' },
        c_DATE_WANTED: '2026-12-02',
      },
      {
        shipmentId: 'Shipment1',
        c_fromStoreId: '101',
        shippingAddress: { ...ILLINOIS, city: 'San Francisco', stateCode: 'CA', c_storeId: '101' },
        shippingMethod: { id: 'StorePickup' },
        ...contact,
      },
    ],
    productItems: [
      { productId: 'assorted-9', quantity: 2, shipmentId: 'me' },
      { productId: 'shop-tray', quantity: 1, shipmentId: 'Shipment1' },
    ],
  })
  const placed = await placeByCard(guest, String(body.basketId))
  const { items, content } = await storedOf(engine.db, placed)
  expect(content.shipments).toMatchObject([
    { shippingMethod: { id: 'Express' }, c_DATE_WANTED: '2026-12-02' },
    { shippingMethod: { id: 'StorePickup' }, c_fromStoreId: '101', ...contact },
  ])
  expect(content.shipments?.[0]).not.toHaveProperty('c_fromStoreId')
  expect(content.shipments?.[1]).not.toHaveProperty('c_DATE_WANTED')
  expect(items.map(({ product_id, inventory_list_id }) => [product_id, inventory_list_id])).toEqual(
    [
      ['assorted-9', 'brindille-warehouse'],
      ['shop-tray', 'shop-101'],
    ],
  )
  const [delivered = '', pickedUp = ''] = await mailedParcels(engine.db, placed)
  expect(delivered).toMatch(/2 × Assorted.*\n\nDELIVERY\nExpress\nAda Lovelace\n/)
  expect(delivered).toContain('Wanted by Wednesday, December 2')
  expect(pickedUp).toMatch(/1 × shop-tray.*\n\nPICKUP\nPickup\nTo be collected by Cy Dale\n/)
  expect(pickedUp).not.toContain('Wanted by')
})
