import {
  OPERATOR_HEADER,
  type CounterList,
  type CounterOrder,
  type CounterShops,
  type CounterStock,
  type CounterTick,
  type ShortageReport,
} from '@contracts/counter'
import type { PickupChange } from '@contracts/order-requests'
import { ask, send, toQuery } from './engine'

export interface PickupKey {
  shopId: string
  orderNo: string
  shipmentId: string
}

const shopPath = (shopId: string) => `/counter/${encodeURIComponent(shopId)}`

/** The address of a pickup, of its page and at the engine. */
const toPath = (parts: readonly string[]) =>
  `/counter/${parts.map((part) => encodeURIComponent(part)).join('/')}`

export const pickupPagePath = ({ shopId, orderNo, shipmentId }: PickupKey) =>
  toPath([shopId, orderNo, shipmentId])

const pickupPath = ({ shopId, orderNo, shipmentId }: PickupKey) =>
  toPath([shopId, 'pickups', orderNo, shipmentId])

const by = (email: string) => ({ [OPERATOR_HEADER]: encodeURIComponent(email) })

export const counterApi = {
  listShops: () => ask<CounterShops>('/counter'),
  listPickups: (shopId: string, text: string) =>
    ask<CounterList>(`${shopPath(shopId)}/pickups${toQuery({ text })}`),
  getPickup: (key: PickupKey) => ask<CounterOrder>(pickupPath(key)),
  movePickup: (key: PickupKey, { to, from, takenBy, items, handed }: PickupChange, email: string) =>
    send<CounterOrder>(
      `${pickupPath(key)}/moves`,
      { to, from, takenBy, items, handed },
      'POST',
      by(email),
    ),
  tickPiece: (key: PickupKey, { piece, isTicked }: CounterTick, email: string) =>
    send<CounterOrder>(`${pickupPath(key)}/ticks`, { piece, isTicked }, 'POST', by(email)),
  findByCode: (shopId: string, code: string) =>
    send<CounterOrder>(`${shopPath(shopId)}/codes`, { code }),
  reportShortage: (key: PickupKey, report: ShortageReport, email: string) =>
    send<CounterOrder>(`${pickupPath(key)}/shortages`, report, 'POST', by(email)),
  listStock: (shopId: string, text: string) =>
    ask<CounterStock>(`${shopPath(shopId)}/stock${toQuery({ text })}`),
}
