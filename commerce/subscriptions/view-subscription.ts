import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import type { AssessedBasket } from '../baskets/assessment/assess-basket'
import type { Address } from '../baskets/model/basket-document.schemas'
import type { Db } from '../db/client'
import { frequenciesOf, ongoingDiscountOf, type Frequency } from './subscription-offers.rules'
import type { BasketService } from '../baskets/basket.service'
import { timezoneOf, toShopTime } from '../sites/shop-time.rules'
import type { Site } from '../sites/site.service'
import { findAddress, findCard, toDraft } from './delivery.rules'
import { toShopper, type DeliveryFacts } from './make-delivery'
import type { StoredSubscription } from './subscription.repository'
import { selectEvents, type SubscriptionEvent } from './subscription-event.repository'
import { selectPastRuns, type SubscriptionRun } from './subscription-run.repository'

type CustomerPaymentInstrument = ShopperCustomersTypes.CustomerPaymentInstrument

/** A subscription as displayed to its customer. Amounts are in cents. */
export interface SubscriptionView {
  stored: StoredSubscription
  /** The day in the site's time zone. */
  begunOn: string
  name: string
  frequencies: Frequency[]
  /** Absent if the address no longer exists. */
  address?: Address
  card?: CustomerPaymentInstrument
  /** The customer's address book. */
  addresses: readonly ShopperCustomersTypes.CustomerAddress[]
  /** The price of a delivery today; absent if it is unknown. */
  price?: DeliveryPrice
  runs: SubscriptionRun[]
  events: SubscriptionEvent[]
}

interface DeliveryPrice {
  currency: string
  percent: number | undefined
  fullMinor: number
  goodsMinor: number
  shippingMinor: number
  taxMinor: number
  totalMinor: number
}

export async function viewSubscription(
  db: Db,
  { baskets, now }: { baskets: BasketService; now: () => Date },
  site: Site,
  stored: StoredSubscription,
  { customer, product }: DeliveryFacts,
): Promise<SubscriptionView> {
  const address = customer && findAddress(stored, customer)
  const percent = product && ongoingDiscountOf(product.custom)
  const draft = toDraft(
    stored,
    { customer, address: address ?? stored.document.address, percent },
    now(),
  )
  const isPriced = product && stored.state !== 'cancelled'
  const assessed = isPriced && (await baskets.priceDraft(site, draft, toShopper(stored)))
  return {
    stored,
    begunOn: toShopTime(stored.createdAt, timezoneOf(site.preferences)).day,
    name: product?.name ?? stored.document.name,
    frequencies: product ? frequenciesOf(product.custom) : [],
    address,
    card: customer && findCard(stored, customer),
    addresses: customer?.addresses ?? [],
    ...(assessed && { price: toPrice(assessed, percent) }),
    runs: await selectPastRuns(db, stored.id),
    events: await selectEvents(db, stored.id),
  }
}

function toPrice({ calculated }: AssessedBasket, percent: number | undefined): DeliveryPrice {
  const { currency, lines, orderTotalMinor, shippingMinor, productTotalMinor } = calculated
  const { merchandiseTaxMinor, shippingTaxMinor } = calculated
  const fullMinor = lines.reduce(
    (sum, line) =>
      sum + line.priceMinor + line.options.reduce((more, option) => more + option.priceMinor, 0),
    0,
  )
  return {
    currency,
    percent,
    fullMinor,
    goodsMinor: productTotalMinor,
    shippingMinor,
    taxMinor: merchandiseTaxMinor + shippingTaxMinor,
    totalMinor: orderTotalMinor,
  }
}
