import fc from 'fast-check'
import { ILLINOIS } from '../test-checkout'
import { freeId, type ModelLine, type ModelShipment } from './basket-model'
import { LogIn } from './log-in-command'
import { COUPONS, PRODUCTS } from './seed-basket-model'
import { Step, type Command, type RealBasket, type Request } from './step'

const GIFT_MESSAGES = ['', 'Enjoy!']
const MAX_SHIPMENTS = 6

/** An index into a list that is known only when the command runs. */
const place = fc.nat({ max: 11 })
const quantity = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 5 }) },
  { weight: 1, arbitrary: fc.integer({ min: 6, max: 999 }) },
)

/** All basket actions of a shopper, in any order. */
export const basketCommands: fc.Arbitrary<Command>[] = [
  fc
    .tuple(place, quantity, place, place)
    .map(([product, count, shipment, gift]) => addItem(product, count, shipment, gift)),
  fc.tuple(place, quantity, place).map((args) => addItem(args[0], args[1], args[2], 0)),
  fc.tuple(place, fc.integer({ min: 0, max: 30 })).map((args) => changeQuantity(...args)),
  fc.tuple(place, place).map((args) => moveItem(...args)),
  fc.tuple(place, place, fc.integer({ min: 1, max: 3 })).map((args) => splitItem(...args)),
  place.map(removeItem),
  fc.tuple(fc.boolean(), fc.boolean()).map((args) => addShipment(...args)),
  place.map(removeShipment),
  fc.tuple(place, fc.constantFrom('IL', 'CA', 'AK')).map((args) => setAddress(...args)),
  fc
    .tuple(place, fc.constantFrom('GroundDisc', 'Express', 'StorePickup'))
    .map((args) => setMethod(...args)),
  fc.tuple(place, fc.boolean()).map((args) => setPickup(...args)),
  fc.tuple(place, fc.boolean()).map((args) => toggleCoupon(...args)),
  fc.tuple(place, place, fc.boolean()).map((args) => actOnShipments(...args)),
  fc
    .tuple(
      fc.array(fc.tuple(place, fc.integer({ min: 1, max: 4 }), place), { maxLength: 3 }),
      fc.constantFrom('transfer', 'higher_quantity', 'sum_quantities'),
    )
    .map(([lines, mode]) => new LogIn(lines.map(toOwnLine), mode)),
]

function toOwnLine([product, count, gift]: [number, number, number]): ModelLine {
  return {
    shipmentId: 'me',
    productId: pick(PRODUCTS, product) ?? 'card',
    giftMessage: pick(GIFT_MESSAGES, gift) ?? '',
    quantity: count,
  }
}

function addItem(product: number, count: number, shipment: number, gift: number): Command {
  return new Step(`add ${count}`, (after) => {
    const shipmentId = pick(after.shipments, shipment)?.shipmentId ?? 'me'
    const line = { ...toOwnLine([product, count, gift]), shipmentId }
    after.add(line)
    return post('items', [toItem(line)])
  })
}

function changeQuantity(at: number, count: number): Command {
  return new Step(`change to ${count}`, (after, real) => {
    const line = pick(after.lines, at)
    if (!line) return undefined
    const before = after.copy()
    const path = pathOf(real, line)
    line.quantity = count
    if (count === 0) after.remove(line)
    after.clearLeftPickups(before)
    return { method: 'PATCH', path, payload: { quantity: count } }
  })
}

function moveItem(at: number, to: number): Command {
  return new Step('move', (after, real) => {
    const line = pick(after.lines, at)
    const shipment = pick(after.shipments, to)
    if (!line || !shipment) return undefined
    const before = after.copy()
    const path = pathOf(real, line)
    after.move(line, shipment.shipmentId)
    after.clearLeftPickups(before)
    return { method: 'PATCH', path, payload: { shipmentId: shipment.shipmentId } }
  })
}

/** Moves a part of a line to another recipient: adds it there first, then reduces it here. */
function splitItem(at: number, to: number, count: number): Command {
  const add = new Step('split: add', (after) => {
    const line = pick(after.lines, at)
    const shipment = pick(after.shipments, to)
    if (!line || !shipment || line.quantity <= count) return undefined
    const part = { ...line, shipmentId: shipment.shipmentId, quantity: count }
    after.add(part)
    return post('items', [toItem(part)])
  })
  const take = new Step('split: take', (after, real) => {
    const line = pick(after.lines, at)
    if (!line || line.quantity <= count) return undefined
    line.quantity -= count
    return { method: 'PATCH', path: pathOf(real, line), payload: { quantity: line.quantity } }
  })
  return {
    check: () => true,
    run: async (state, real) => {
      await add.run(state, real)
      await take.run(state, real)
    },
    toString: () => `split(${count})`,
  }
}

function removeItem(at: number): Command {
  return new Step('remove', (after, real) => {
    const line = pick(after.lines, at)
    if (!line) return undefined
    const before = after.copy()
    const path = pathOf(real, line)
    after.remove(line)
    after.clearLeftPickups(before)
    return { method: 'DELETE', path }
  })
}

function addShipment(isPickup: boolean, hasAddress: boolean): Command {
  return new Step('add shipment', (after) => {
    if (after.shipments.length >= MAX_SHIPMENTS) return undefined
    const shipment = { shipmentId: freeId(after), isPickup, hasAddress }
    after.shipments.push(shipment)
    return post('shipments', toShipment(shipment))
  })
}

function removeShipment(at: number): Command {
  return new Step('remove shipment', (after) => {
    const { shipmentId } = pick(after.shipments, at) ?? { shipmentId: 'me' }
    const path = `/shipments/${shipmentId}`
    if (shipmentId === 'me') return { method: 'DELETE', path, isRefused: true }
    after.removeShipment(shipmentId)
    return { method: 'DELETE', path }
  })
}

function setAddress(at: number, stateCode: string): Command {
  return new Step(`send to ${stateCode}`, (after) => {
    const shipment = pick(after.shipments, at)
    if (!shipment) return undefined
    shipment.hasAddress = true
    const path = `/shipments/${shipment.shipmentId}/shipping-address`
    return { method: 'PUT', path, payload: { ...ILLINOIS, stateCode } }
  })
}

function setMethod(at: number, id: string): Command {
  return new Step(`send by ${id}`, (after, real) => {
    const shipment = pick(after.shipments, at)
    if (!shipment) return undefined
    const path = `/shipments/${shipment.shipmentId}/shipping-method`
    const known = real.basket.shipments?.find((one) => one.shipmentId === shipment.shipmentId)
    const isAlaska = known?.shippingAddress?.stateCode === 'AK'
    const isFit = (id === 'StorePickup') === shipment.isPickup && !(id === 'Express' && isAlaska)
    return { method: 'PUT', path, payload: { id }, isRefused: !isFit }
  })
}

function setPickup(at: number, isPickup: boolean): Command {
  return new Step(isPickup ? 'collect' : 'deliver', (after) => {
    const shipment = pick(after.shipments, at)
    if (!shipment) return undefined
    shipment.isPickup = isPickup
    const payload = { c_fromStoreId: isPickup ? '101' : '' }
    return {
      method: 'PATCH',
      path: `/shipments/${shipment.shipmentId}`,
      payload,
      changesKind: true,
    }
  })
}

function toggleCoupon(at: number, adds: boolean): Command {
  return new Step(adds ? 'add coupon' : 'remove coupon', (after, real) => {
    const code = pick(COUPONS, at) ?? ''
    const isIn = after.coupons.includes(code)
    if (adds) {
      if (!isIn) after.coupons.push(code)
      return { ...post('coupons', { code }), isRefused: isIn }
    }
    if (!isIn) return undefined
    after.coupons = after.coupons.filter((one) => one !== code)
    const item = real.basket.couponItems?.find((one) => one.code === code)
    return { method: 'DELETE', path: `/coupons/${item?.couponItemId}` }
  })
}

/** Adds a recipient, removes one and ships one now, all in one request. */
function actOnShipments(removed: number, shipped: number, isSentTwice: boolean): Command {
  return new Step('actions', (after) => {
    const added = { shipmentId: freeId(after), isPickup: false, hasAddress: true }
    after.shipments.push(added)
    const target = pick(after.shipments, removed)
    if (target && target.shipmentId !== 'me') after.removeShipment(target.shipmentId)
    const now = pick(after.shipments, shipped)
    const gone = target && target.shipmentId !== 'me' ? [{ shipmentId: target.shipmentId }] : []
    // sent twice, the same addition must be recognized as a retry and not add another shipment
    const data = isSentTwice ? [toShipment(added), toShipment(added)] : [toShipment(added)]
    const c_actions = [
      { type: 'addShipments', data },
      { type: 'removeShipments', data: gone },
      { type: 'shipNow', data: now ? [now.shipmentId] : [] },
    ]
    return { method: 'PATCH', path: '', payload: { c_actions }, isRefused: now?.isPickup ?? false }
  })
}

function toItem({ shipmentId, productId, giftMessage, quantity: count }: ModelLine) {
  const gift = giftMessage === '' ? {} : { gift: true, giftMessage }
  return { productId, quantity: count, shipmentId, ...gift }
}

function toShipment({ shipmentId, isPickup, hasAddress }: ModelShipment) {
  return {
    shipmentId,
    ...(isPickup ? { c_fromStoreId: '101' } : {}),
    ...(hasAddress ? { shippingAddress: ILLINOIS } : {}),
  }
}

function pathOf(real: RealBasket, line: ModelLine): string {
  return `/items/${real.itemIdOf(line)}`
}

function post(path: string, payload: object): Request {
  return { method: 'POST', path: `/${path}`, payload }
}

function pick<Value>(values: readonly Value[], at: number): Value | undefined {
  return values.length === 0 ? undefined : values[at % values.length]
}
