import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { Db } from '../db/client'
import { wordsIn } from '../languages/languages'
import { dayInWords, isDay } from '../mail/delivery-lines.rules'
import { createMoneyFormat, toTotalRows } from '../mail/order-sums.rules'
import { toDecimal, toMinor } from '../money'
import { toAddressLines } from '../orders/address-lines.rules'
import { shopIdOf } from '../orders/pickup.rules'
import { requireShown } from '../orders/order-problems'
import type { OrderService } from '../orders/order.service'
import type { ProposalPayment } from '../orders/pay-proposal'
import type { TakenOrder } from '../orders/take-order'
import type { PhoneOrderState } from '../../rules/phone-order-states'
import { readFilling } from './box-filling'
import { optionsOf } from './show-phone-order'
import { selectByToken, stateOf } from './phone-order.repository'

/** What the buyer sees behind the link; texts are in the order's language. */
interface ShownPhoneOrder {
  kind: 'order'
  orderNo: string
  currency: string
  state: PhoneOrderState
  payUntil: string
  total: number
  parcels: { address: string[]; lines: string[] }[]
  /** `['Shipping', '$9.95']` */
  sums: (readonly [string, string])[]
}

export interface PhoneOrderLinks {
  /** @returns undefined for an unknown link, or one of another site */
  show(siteId: string, token: string): Promise<ShownPhoneOrder | undefined>
  /**
   * Charges a card and places the order. Repeated or simultaneous requests charge once.
   * @throws Problem 400 `payment-declined`, 409 `too-many-declines`, `amount-changed`, 503 without a
   * response
   */
  pay(siteId: string, token: string, payment: ProposalPayment): Promise<ShownPhoneOrder | undefined>
}

interface Dependencies {
  orders: Pick<OrderService, 'taken'>
  now: () => Date
}

export function createPhoneOrderLinks(db: Db, { orders, now }: Dependencies): PhoneOrderLinks {
  async function show(siteId: string, token: string): Promise<ShownPhoneOrder | undefined> {
    const found = await selectByToken(db, token)
    const order = found?.siteId === siteId ? await orders.taken.find(db, found.orderNo) : undefined
    if (!found || !order) return undefined
    return toShown(order, orders.taken.show(order), stateOf(found.isWithdrawn, order, now()))
  }

  return {
    show,
    async pay(siteId, token, { cardToken, expected }) {
      const shown = await show(siteId, token)
      if (shown?.state !== 'waiting' || cardToken === undefined) return shown
      const { currency, total } = shown
      requireShown(expected, { amountMinor: toMinor(total, currency), currency })
      await orders.taken.pay(shown.orderNo, cardToken)
      return show(siteId, token)
    },
  }
}

function toShown(
  stored: TakenOrder,
  order: ReturnType<OrderService['taken']['show']>,
  state: PhoneOrderState,
): ShownPhoneOrder {
  const { currency, document, orderNo, totalMinor } = stored
  const shown = {
    ...{ kind: 'order' as const, orderNo, currency, state, total: toDecimal(totalMinor, currency) },
    payUntil: document.phoneOrder?.payUntil ?? stored.createdAt.toISOString(),
  }
  // what is over is shown without whom it was for
  if (state !== 'waiting') return { ...shown, parcels: [], sums: [] }
  const words = wordsIn(document.locale)
  const rows = toTotalRows(order, createMoneyFormat(currency, words.locale), words)
  return {
    ...shown,
    // the page itself says what is to be paid
    sums: rows.flatMap(([label, amount = '', kind]) => (kind === 'total' ? [] : [[label, amount]])),
    parcels: (order.shipments ?? []).map((shipment) => {
      const { shipmentId, shippingAddress, shippingMethod, giftMessage } = shipment
      const items = (order.productItems ?? []).filter((item) => item.shipmentId === shipmentId)
      const day = shipment.c_DATE_WANTED
      const { c_pickupFirstName: first, c_pickupLastName: last } = shipment
      const collector = shopIdOf(shipment) && [first, last].filter(Boolean).join(' ')
      return {
        address: toAddressLines(shippingAddress),
        lines: [
          ...items.flatMap(toLines),
          ...(shippingMethod?.name ? [shippingMethod.name] : []),
          ...(collector ? [words.confirmation.collectedBy(collector)] : []),
          ...(isDay(day) ? [words.journey.wanted(dayInWords(day, words.locale))] : []),
          ...(giftMessage ? [words.confirmation.giftMessage(giftMessage)] : []),
        ],
      }
    }),
  }
}

function toLines(item: ShopperOrdersTypes.ProductItem): string[] {
  const { productName = '', quantity = 0 } = item
  const { name, inWords } = readFilling(item) ?? {}
  const filling = [name, inWords].filter(Boolean).join(': ')
  const parts = [...optionsOf(item), filling].filter((part) => part !== '')
  return [`${quantity} × ${productName}`, ...parts]
}
