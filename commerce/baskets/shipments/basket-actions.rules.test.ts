import { Problem } from '../../http/problem'
import { exclude } from '../../testing/address-rules'
import { testDocument, testItem } from '../../testing/basket-facts-for-tests'
import { createShipment, type BasketDocument } from '../model/basket-document.schemas'
import { markAwaited } from './awaited-shipments.rules'
import { applyBasketActions } from './basket-actions.rules'
import { ActionsBody, BasketActions } from './basket-actions.schemas'

const method = (id: string, rateMinor: number) => ({
  id,
  name: id,
  isPickup: false,
  taxClassId: '',
  priceTable: [{ minAmountMinor: 0, rateMinor }],
  currency: 'USD',
  addressRule: id === 'Express' ? { excluded: [exclude('stateCode', 'AK')] } : {},
  custom: {},
})

const tools = {
  site: { preferences: { shippingBlackoutDates: '2026-11-20' } },
  shippingMethods: [method('Express', 1995), method('GroundDisc', 895)],
  // a Friday without delivery
  now: new Date('2026-11-20T12:00:00Z'),
}

const ADA = {
  firstName: 'Ada',
  lastName: 'Bloom',
  address1: '1 Main St',
  city: 'Chicago',
  stateCode: 'IL',
}
const BEN = { ...ADA, firstName: 'Ben' }

const plain = testDocument([testItem('box')], { shipments: [createShipment('me')] })

function act(document: BasketDocument, ...actions: unknown[]): BasketDocument {
  return applyBasketActions(document, BasketActions.parse(actions), tools)
}

function kindOf(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return error.type.split('/').pop()
  }
}

const add = (...data: unknown[]) => ({ type: 'addShipments', data })
const remove = (...data: unknown[]) => ({ type: 'removeShipments', data })
const shipNow = (...data: unknown[]) => ({ type: 'shipNow', data })
const idsOf = ({ shipments }: BasketDocument) => shipments.map(({ shipmentId }) => shipmentId)

it('adds recipients, with generated ids for those without an id', () => {
  const named = act(plain, add({ shipmentId: 'Shipment1', shippingAddress: ADA }))
  const both = act(
    named,
    add({ shippingAddress: BEN, c_reorder: true }, { shipmentId: 'Shipment4' }),
  )
  expect(idsOf(both)).toEqual(['me', 'Shipment1', 'Shipment2', 'Shipment4'])
  expect(both.shipments[2]).toMatchObject({
    shippingAddress: { firstName: 'Ben' },
    custom: { c_reorder: true },
  })
})

it('accepts property names in snake case, and keeps custom property names', () => {
  const data = [{ shipment_id: 'S', shipping_address: { first_name: 'Ada' }, c_fromStoreId: '101' }]
  expect(act(plain, { type: 'addShipments', data }).shipments[1]).toMatchObject({
    shipmentId: 'S',
    shippingAddress: { firstName: 'Ada' },
    custom: { c_fromStoreId: '101' },
  })
})

it('changes nothing when the same actions are sent again', () => {
  const actions = [add({ shipmentId: 'Shipment1', shippingAddress: ADA }, { shippingAddress: BEN })]
  const once = act(plain, ...actions)
  expect(act(once, ...actions)).toEqual(once)
  const removed = act(once, remove('Shipment1'))
  expect(act(removed, remove('Shipment1', { shipmentId: 'nowhere' }))).toEqual(removed)
  const shipped = act(once, shipNow('Shipment1'))
  const later = { ...tools, now: new Date('2026-11-20T13:00:00Z') }
  expect(applyBasketActions(shipped, BasketActions.parse([shipNow('Shipment1')]), later)).toEqual(
    shipped,
  )
})

it('fills an empty shipment with the same id, but does not replace a recipient', () => {
  const empty = act(plain, add({ shipmentId: 'Shipment1' }))
  const filled = act(empty, add({ shipmentId: 'Shipment1', shippingAddress: ADA }))
  expect(filled.shipments[1]).toMatchObject({ shippingAddress: { firstName: 'Ada' } })
  const again = () => act(filled, add({ shipmentId: 'Shipment1', shippingAddress: BEN }))
  expect(kindOf(again)).toBe('shipment-exists')
  const several = () =>
    act(filled, add({ shipmentId: 'Shipment2' }, { shipmentId: 'Shipment1', shippingAddress: BEN }))
  expect(several).toThrow(
    expect.objectContaining({ extras: { c_shipmentId: 'Shipment1' }, status: 400 }),
  )
})

it('removes recipients with their items, and clears the default shipment', () => {
  const both = act(plain, add({ shipmentId: 'Shipment1', shippingAddress: ADA }))
  const filled = {
    ...both,
    items: [...both.items, testItem('bar', { shipmentId: 'Shipment1' })],
  }
  const removed = act(filled, remove('Shipment1'))
  expect(idsOf(removed)).toEqual(['me'])
  expect(removed.items).toEqual(plain.items)
  expect(act(filled, remove('me'))).toMatchObject({
    items: [{ productId: 'bar' }],
    shipments: [{ shipmentId: 'me', custom: {} }, { shipmentId: 'Shipment1' }],
  })
})

it('removes a shipment only if it is empty when the action requires that', () => {
  const both = act(plain, add({ shipmentId: 'Shipment1', shippingAddress: ADA }))
  const filled = { ...both, items: [...both.items, testItem('bar', { shipmentId: 'Shipment1' })] }
  for (const when of ['empty', 'abandoned']) {
    const removal = remove({ shipmentId: 'Shipment1', c_removeWhen: when })
    expect(act(filled, removal)).toEqual(filled)
    expect(idsOf(act(both, removal))).toEqual(['me'])
    expect(act(filled, remove({ shipmentId: 'me', c_removeWhen: when }))).toEqual(filled)
  }
  const certificate = { giftCertificateItemId: 'g', recipientEmail: 'a@b.co', amountMinor: 500 }
  const giftCertificateItems = [{ ...certificate, shipmentId: 'Shipment1', custom: {} }]
  const gift = { ...both, giftCertificateItems }
  expect(act(gift, remove({ shipmentId: 'Shipment1', c_removeWhen: 'empty' }))).toEqual(gift)
})

it('does not remove a new shipment that still waits for its items', () => {
  const added = act(plain, add({ shipmentId: 'Shipment1', shippingAddress: ADA }))
  const awaited = markAwaited(plain, added, tools.now)
  const tidying = BasketActions.parse([
    remove({ shipmentId: 'Shipment1', c_removeWhen: 'abandoned' }),
  ])
  const tidyAfter = (document: BasketDocument, seconds: number) => {
    const now = new Date(tools.now.getTime() + seconds * 1000)
    return idsOf(applyBasketActions(document, tidying, { ...tools, now }))
  }
  expect(tidyAfter(awaited, 30)).toEqual(['me', 'Shipment1'])
  expect(tidyAfter(awaited, 150)).toEqual(['me'])
  const items = [...awaited.items, testItem('bar', { shipmentId: 'Shipment1' })]
  const filled = markAwaited(awaited, { ...awaited, items }, tools.now)
  const emptied = markAwaited(filled, { ...filled, items: plain.items }, tools.now)
  expect(tidyAfter(emptied, 1)).toEqual(['me'])
  // with `empty`, a shipment is removed even while its items may still follow
  expect(idsOf(act(awaited, remove({ shipmentId: 'Shipment1', c_removeWhen: 'empty' })))).toEqual([
    'me',
  ])
})

it('shipping now replaces a requested date', () => {
  const dated = act(
    plain,
    add({ shipmentId: 'Shipment1', shippingAddress: ADA, c_DATE_WANTED: '2026-12-24' }),
  )
  const shipment = act(dated, shipNow({ shipmentId: 'Shipment1' })).shipments[1]
  expect(shipment?.custom).toEqual({
    // neither on the blacked-out Friday nor at the weekend
    c_SHIP_DUE_DATE: '2026-11-23',
    c_isCalendarSelection: false,
    c_shipnow: {
      preferedMethod: 'GroundDisc',
      expeditedMethod: 'Express',
      standardMethod: 'GroundDisc',
      date: '2026-11-23',
      timestamp: tools.now.getTime(),
      secondaryDeliveries: [],
    },
  })
  expect(shipment?.shippingMethodId).toBe('GroundDisc')
  const alaska = act(plain, add({ shipmentId: 'A', shippingAddress: { ...ADA, stateCode: 'AK' } }))
  expect(act(alaska, shipNow('A')).shipments[1]?.custom.c_shipnow).toMatchObject({
    expeditedMethod: 'GroundDisc',
  })
})

test.each([
  ['of an unknown shipment', shipNow('nowhere'), 'shipment-not-found'],
  ['of a pickup shipment', shipNow('pickup'), 'not-shippable'],
])('shipping now %s is refused', (_name, action, kind) => {
  expect(kindOf(() => act(testDocument([]), action))).toBe(kind)
})

test.each([
  ['no list', { type: 'addShipments', data: {} }],
  ['an unknown type', { type: 'dropTables', data: [] }],
  ['no type', { data: [] }],
  ['no data', { type: 'shipNow' }],
  ['too much data', remove(...Array.from({ length: 51 }, () => 'me'))],
  ['too long a gift message', add({ shipmentId: 'x', giftMessage: 'x'.repeat(4001) })],
])('refuses an action with %s', (_name, action) => {
  expect(BasketActions.safeParse([action]).success).toBe(false)
})

it('limits the number of actions, and allows none', () => {
  expect(BasketActions.safeParse(Array.from({ length: 21 }, () => shipNow())).success).toBe(false)
  expect(ActionsBody.parse({ currency: 'USD' }).c_actions).toEqual([])
})
