import type {
  OfficeSubscription,
  OfficeSubscriptionRow,
  OfficeSubscriptionState,
} from '../../contracts/subscription'
import { AddressBody } from '../baskets/model/basket-requests.schemas'
import { toAddress } from '../baskets/shipments/address.rules'
import { maskCardNumber } from '../payments/card-masks.rules'
import type { StoredSubscription } from './subscription.repository'
import { toRevision } from './subscription-change.rules'
import type { SubscriptionView } from './view-subscription'
import { toAddressLines } from '../orders/address-lines.rules'

/** Fields that lists show in addition to the subscription itself. */
interface Named {
  customer_no: string
  email: string
  last_name: string
  profile: Record<string, unknown>
  /** null if the product is no longer in the catalog. */
  product_name: string | null
  siteName: string
  picture: string | undefined
}

export function toOfficeSubscriptionRow(
  stored: StoredSubscription,
  named: Named,
): OfficeSubscriptionRow {
  const { id, productId, document, every, period, nextOn, createdAt } = stored
  const firstName = named.profile['firstName']
  const names = [typeof firstName === 'string' ? firstName : '', named.last_name]
  return {
    ...{ id, productId, every, period },
    productName: named.product_name ?? document.name,
    ...(named.picture !== undefined && { picture: named.picture }),
    quantity: document.item.quantity,
    customerNo: named.customer_no,
    customerName: names.filter(Boolean).join(' '),
    email: named.email,
    siteName: named.siteName,
    state: stateOf(stored),
    ...(stored.state !== 'cancelled' && { nextOn }),
    createdAt: createdAt.toISOString(),
  }
}

interface Beside {
  today: string
  mails: readonly { id: number; subject: string; created_at: Date }[]
}

export function toOfficeSubscription(
  view: SubscriptionView,
  named: Named,
  { today, mails }: Beside,
): OfficeSubscription {
  const { stored, price, address, card } = view
  const { reason, attemptOn, document } = stored
  const { cardType, maskedNumber } = card?.paymentCard ?? {}
  const cardName = [cardType, maskedNumber && maskCardNumber(maskedNumber)].filter(Boolean)
  return {
    ...toOfficeSubscriptionRow(stored, named),
    revision: toRevision(stored),
    today,
    ...(reason !== undefined && { reason }),
    ...(attemptOn !== undefined && { retryOn: attemptOn }),
    frequencies: view.frequencies.map(({ every, every_period: period }) => ({ every, period })),
    addressLines: toAddressLines(address),
    ...(stored.addressId !== undefined && { addressId: stored.addressId }),
    addresses: view.addresses.flatMap(({ addressId: id, ...one }) => {
      const parsed = AddressBody.safeParse(one)
      return parsed.success ? { id, text: toAddressLines(toAddress(parsed.data)).join(', ') } : []
    }),
    ...(card && { card: cardName.join(' ') }),
    ...(document.giftMessage !== undefined && { giftMessage: document.giftMessage }),
    ...(price && {
      price: {
        currency: price.currency,
        goodsMinor: price.goodsMinor,
        totalMinor: price.totalMinor,
      },
    }),
    firstOrderNo: stored.orderNo,
    deliveries: view.runs.map(({ due_on: day, outcome, order_no: orderNo }) => ({
      day,
      outcome: outcome ?? '',
      ...(orderNo !== null && { orderNo }),
    })),
    events: view.events.map(({ at, event, details }) => ({
      at: at.toISOString(),
      event,
      ...(details !== null && { details }),
    })),
    mails: mails.map(({ id, subject, created_at: at }) => ({
      id,
      subject,
      writtenAt: at.toISOString(),
    })),
  }
}

function stateOf({ state, attemptOn }: StoredSubscription): OfficeSubscriptionState {
  return state === 'active' && attemptOn !== undefined ? 'failed' : state
}
