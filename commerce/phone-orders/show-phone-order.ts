import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type {
  OfficePhoneOrder,
  PhoneOrderItem,
  PhoneOrderParcel,
} from '../../contracts/phone-order'
import type { AssessedBasket } from '../baskets/assessment/assess-basket'
import type { BasketService } from '../baskets/basket.service'
import { isPickupShipment } from '../baskets/model/basket-document.schemas'
import { toDay } from '../baskets/shipments/wanted-date.rules'
import { wordsIn } from '../languages/languages'
import { createMoneyFormat, toTotalRows } from '../mail/order-sums.rules'
import { sumMinor, toDecimal, toMinor } from '../money'
import { toAddressLines } from '../orders/address-lines.rules'
import { listCountries, toChoices } from '../orders/edit-choices'
import { toOrderContent } from '../orders/order-content.rules'
import { refusalOf } from '../baskets/items/quantity-exceptions.rules'
import { readFilling } from './box-filling'
import type { StoredPhoneOrder } from './phone-order.repository'
import { shopIdOf } from '../orders/pickup.rules'
import { listMissing } from '../orders/readiness.rules'

/** Returns in sentences what is still to be filled in. Cards are asked for by the link. */
function listMissingParts(assessed: AssessedBasket): string[] {
  const { shipments } = assessed.calculated.document
  const sentences = listMissing(assessed).flatMap((path) => {
    const [part = '', ...rest] = path.split('.')
    if (part !== 'shipments') return OTHERS[part] ?? (part === 'paymentInstruments' ? [] : path)
    const parcel = shipments.findIndex(({ shipmentId }) =>
      path.startsWith(`shipments.${shipmentId}.`),
    )
    const field = rest.at(-1) ?? ''
    const shipment = shipments[parcel]
    const name = shipment && isPickupShipment(shipment) ? 'Pickup' : `Parcel ${parcel + 1}`
    return `${name}: ${FIELDS[field] ?? 'complete the address.'}`
  })
  return [...new Set(sentences)]
}

const OTHERS: Readonly<Record<string, string>> = {
  productItems: 'Add a product.',
  customerInfo: 'Enter the e-mail address of the buyer.',
  billingAddress: 'Complete the billing address.',
  qualifiers: 'The quantity discount needs more goods.',
  taxes: 'The taxes are not known.',
}

const FIELDS: Readonly<Record<string, string>> = {
  shippingMethod: 'choose a shipping method that goes there.',
  c_DATE_WANTED: 'choose another day.',
  phone: 'the carrier needs a phone number.',
}

type Order = ShopperOrdersTypes.Order
type Shown = Pick<OfficePhoneOrder, 'currency' | 'total' | 'sums' | 'parcels' | 'missing'> &
  Pick<OfficePhoneOrder, 'coupons' | 'countries'>
type Pictures = ReadonlyMap<string, string>

/** Returns a draft at the prices of this moment. */
export function showDraft(
  { handover }: Pick<BasketService, 'handover'>,
  stored: StoredPhoneOrder,
  assessed: AssessedBasket,
  pictures: Pictures,
): Shown {
  const { document } = assessed.calculated
  const basket = handover.show(
    {
      ...{ basketId: stored.id, siteId: stored.site_id, customerId: stored.customer_id },
      ...{ usid: stored.customer_id, status: 'open', isTemporary: true, orderNo: undefined },
      ...{ version: stored.revision, createdAt: stored.created_at, document },
      lastModified: stored.created_at,
    },
    assessed,
  )
  const problems = new Map(
    assessed.exceptions.map((one) => [one.itemId, refusalOf(one).detail] as const),
  )
  // an order has no parcels without goods, but a draft is still being filled
  const { currency, shipments } = basket
  const content = { ...toOrderContent(basket), currency, shipments }
  return {
    ...showOrder(content, pictures, problems),
    parcels: toParcels(content, pictures, problems).map((parcel) => ({
      ...parcel,
      ...(!parcel.pickup && { choices: toChoices(document, parcel.shipmentId, assessed) }),
    })),
    countries: listCountries(assessed),
    missing: listMissingParts(assessed),
  }
}

export function showOrder(
  order: Order,
  pictures: Pictures,
  problems: ReadonlyMap<string, string> = new Map(),
): Shown {
  const { currency = '', orderTotal = 0, couponItems = [] } = order
  const words = wordsIn('en-US')
  const rows = toTotalRows(order, createMoneyFormat(currency, words.locale), words)
  return {
    ...{ currency, total: orderTotal, missing: [], countries: [] },
    sums: rows.map(([label, amount = '']) => [label, amount] as const),
    parcels: toParcels(order, pictures, problems),
    coupons: couponItems.map(({ code, couponItemId = '', statusCode }) => ({
      ...{ id: couponItemId, code, isApplied: statusCode === 'applied' },
    })),
  }
}

function toParcels(
  { currency = '', productItems = [], shipments = [] }: Order,
  pictures: Pictures,
  problems: ReadonlyMap<string, string>,
): PhoneOrderParcel[] {
  return shipments.map((shipment) => {
    const { shipmentId = '', giftMessage = '', shippingAddress, shippingMethod } = shipment
    const items = productItems.filter((item) => item.shipmentId === shipmentId)
    return {
      ...{ shipmentId, giftMessage, address: toAddressLines(shippingAddress) },
      method: shippingMethod?.name ?? '',
      date: toDay(shipment.c_DATE_WANTED) ?? '',
      ...toPickup(shipment),
      items: items.map((item) => toItem(item, currency, pictures, problems)),
    }
  })
}

function toPickup(
  shipment: NonNullable<Order['shipments']>[number],
): Pick<PhoneOrderParcel, 'pickup'> {
  const shopId = shopIdOf(shipment)
  if (shopId === undefined) return {}
  const text = (field: string) => {
    const value = shipment[`c_pickup${field}`]
    return typeof value === 'string' ? value : ''
  }
  const contact = {
    ...{ firstName: text('FirstName'), lastName: text('LastName') },
    ...{ phone: text('Phone'), email: text('Email') },
  }
  return { pickup: { shopId, shopName: shipment.shippingAddress?.companyName ?? shopId, contact } }
}

export const optionsOf = ({ optionItems = [] }: ShopperOrdersTypes.ProductItem) =>
  optionItems.map(({ itemText, productName = '' }) => itemText ?? productName)

function toItem(
  item: NonNullable<Order['productItems']>[number],
  currency: string,
  pictures: Pictures,
  problems: ReadonlyMap<string, string>,
): PhoneOrderItem {
  const { itemId = '', productId = '', productName: name = productId, quantity = 0 } = item
  const picture = pictures.get(productId)
  const problem = problems.get(itemId)
  const filling = readFilling(item)
  const parts = [item, ...(item.optionItems ?? [])]
  const price = sumMinor(
    parts.map(({ priceAfterItemDiscount = 0 }) => toMinor(priceAfterItemDiscount, currency)),
  )
  return {
    ...{ itemId, productId, name, quantity, price: toDecimal(price, currency) },
    options: optionsOf(item),
    ...{ giftMessage: item.giftMessage ?? '', isBonus: item.bonusProductLineItem === true },
    ...(filling && { filling }),
    ...(picture !== undefined && { picture }),
    ...(problem !== undefined && { problem }),
  }
}
