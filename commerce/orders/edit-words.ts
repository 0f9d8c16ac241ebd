import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { OrderEdit } from '../../contracts/order-edit'
import { addressLine } from '../../rules/address-lines'
import { dayInWords, isDay } from '../mail/delivery-lines.rules'
import { wordsIn } from '../languages/languages'
import type { Words } from '../languages/words.types'
import type { OrderContent } from './order-content.constants'

type Shipment = NonNullable<OrderContent['shipments']>[number]
type Item = NonNullable<ShopperOrdersTypes.Order['productItems']>[number]

export interface EditedPart {
  label: keyof Words['edited']['labels']
  /** Empty if there was, or is, nothing. */
  before: string
  after: string
}

/** Returns what an edit has changed, in a language. */
export function listEdited(
  before: OrderContent,
  after: OrderContent,
  edit: OrderEdit,
  locale: string | undefined,
): EditedPart[] {
  const words = wordsIn(locale)
  const parts = (edit.shipments ?? []).flatMap(({ shipmentId }) => {
    const find = ({ shipments = [] }: OrderContent) =>
      shipments.find((one) => one.shipmentId === shipmentId)
    return compareShipments(find(before), find(after), words)
  })
  return [...parts, ...compareItems(before.productItems, after.productItems)].filter(
    (part) => part.before !== part.after,
  )
}

function compareShipments(
  before: Shipment | undefined,
  after: Shipment | undefined,
  words: Words,
): EditedPart[] {
  const day = (value: unknown) => (isDay(value) ? dayInWords(value, words.locale) : '')
  const part = (
    label: EditedPart['label'],
    textOf: (shipment: Shipment) => string | undefined,
  ): EditedPart => ({
    label,
    before: (before && textOf(before)) ?? '',
    after: (after && textOf(after)) ?? '',
  })
  return [
    part('recipient', ({ shippingAddress }) => shippingAddress?.fullName),
    part('address', ({ shippingAddress: address }) =>
      [address?.companyName, address && addressLine(address), address?.countryCode]
        .filter(Boolean)
        .join(', '),
    ),
    part('phone', ({ shippingAddress }) => shippingAddress?.phone),
    part('method', ({ shippingMethod }) => shippingMethod?.name),
    part('day', ({ c_DATE_WANTED: wanted }) => day(wanted)),
    part('message', ({ giftMessage }) => giftMessage),
  ]
}

function compareItems(before: readonly Item[] = [], after: readonly Item[] = []): EditedPart[] {
  const toText = (item: Item | undefined) =>
    item ? `${item.quantity} × ${item.productName ?? item.productId}` : ''
  const idOf = ({ itemId }: Item) => itemId
  const ids = new Set([...before, ...after].map(idOf))
  return [...ids].map((id) => ({
    label: 'item',
    before: toText(before.find((one) => idOf(one) === id)),
    after: toText(after.find((one) => idOf(one) === id)),
  }))
}

/** `Address: 1 Main St, Chicago → 2 Oak St, Peoria` */
export const toEditedLines = (parts: readonly EditedPart[], locale?: string): string[] => {
  const { labels } = wordsIn(locale).edited
  return parts.map(
    ({ label, before, after }) => `${labels[label]}: ${[before || '–', after || '–'].join(' → ')}`,
  )
}
