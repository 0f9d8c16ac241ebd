import type { IntlShape } from 'react-intl'
import type { Basket, ShippingMethods } from '@/commerce-client/baskets'
import { totalsMessages } from '@/purchase/order-parts/order-totals.messages'
import { amountToPay } from '@/rules/payment'
import { toDeliveryPlan, toDeliveryWindow } from '@/commerce-client/delivery.mapper'
import type { PickupShop } from '@/integrations/store-locator/pickup-shop'
import { canDeliverOn, firstDeliveryDay, nextDeliveryDay } from '@/rules/delivery-days'
import { pickupShopOf, splitShipments } from '@/rules/shipments'
import { decimalsOf } from '@rules/currency'
import { addDays, toDate } from '@rules/days'
import { expressMessages } from '../express.messages'
import type { SheetState } from './sheet-shop'

export type Methods = NonNullable<ShippingMethods['applicableShippingMethods']>

/** What is shown in a sheet: the bag, and how it can be had. */
export interface Shown {
  basket: Basket
  /** The chosen one first. */
  methods: Methods
  /** Shops in which all can be picked up. */
  shops: readonly PickupShop[]
  /** Whether the bag was picked up when the sheet opened, so that no address is asked for. */
  isPickup: boolean
}

const PICKUP = 'pickup:'
/** As many days of the first method are offered as a sheet has room for. */
const MAX_DAYS = 6

export type MethodChoice = { shopId: string } | { methodId: string; day?: string }

/** Reads the id of a method in a sheet: a method's, one with a day, or that of a shop. */
export function readMethodId(id: string): MethodChoice {
  if (id.startsWith(PICKUP)) return { shopId: id.slice(PICKUP.length) }
  const [methodId = '', day] = id.split('|')
  return { methodId, day }
}

interface Setting {
  site: { name: string; currency: string }
  intl: IntlShape
}

export function toSheetState(shown: Shown, { site, intl }: Setting): SheetState {
  const { basket, methods, isPickup } = shown
  const { productSubTotal, shippingTotal, taxTotal, currency = site.currency } = basket
  const methodId = methods.length > 0 || isPickup ? findChosenId(basket) : ''
  const toAmount = (amount: number) => amount.toFixed(decimalsOf(currency))
  const lines = [
    { name: intl.formatMessage(totalsMessages.items), amount: productSubTotal },
    { name: intl.formatMessage(totalsMessages.shipping), amount: shippingTotal },
    { name: intl.formatMessage(totalsMessages.tax), amount: taxTotal },
  ].flatMap(({ name, amount }) =>
    amount === undefined ? [] : [{ name, amount: toAmount(amount) }],
  )
  return {
    shopName: site.name,
    currency,
    total: toAmount(amountToPay(basket)),
    totalName: intl.formatMessage(totalsMessages.total),
    lines,
    methods: [
      ...methods.flatMap((method, at) => toMethods(method, at === 0, shown, intl)),
      ...toPickups(shown, intl),
    ]
      .map(({ price, ...method }) => ({ ...method, price: toAmount(price) }))
      .sort((one, other) => Number(other.id === methodId) - Number(one.id === methodId)),
    methodId,
    closeText: intl.formatMessage(expressMessages.closeSheet),
    isPickup,
  }
}

type PricedMethod = Omit<SheetState['methods'][number], 'price'> & { price: number }

/** @param isFirst whether its days are offered too */
function toMethods(
  method: Methods[number],
  isFirst: boolean,
  { basket }: Shown,
  intl: IntlShape,
): PricedMethod[] {
  const { id = '', name = id, description = '', price = 0 } = method
  const now = { id, name, description, price }
  const window = toDeliveryWindow(method)
  if (!isFirst || !window) return [now]
  const [delivery] = splitShipments(basket).deliveries
  const { wantedDate } = toDeliveryPlan(delivery ?? {})
  const days = new Set(wantedDate && canDeliverOn(wantedDate, window) ? [wantedDate] : [])
  let day = firstDeliveryDay(window)
  while (day !== undefined && days.size < MAX_DAYS) {
    days.add(day)
    day = nextDeliveryDay(addDays(day, 1), window)
  }
  const onDays = [...days].sort().map((one) => ({
    ...now,
    id: `${id}|${one}`,
    name: intl.formatMessage(expressMessages.onDay, {
      method: name,
      day: intl.formatDate(toDate(one), DAY),
    }),
  }))
  return [now, ...onDays]
}

const DAY = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const

function toPickups({ shops, methods }: Shown, intl: IntlShape): PricedMethod[] {
  if (methods.length === 0) return []
  return shops.map(({ id, name, mainAddressData, secondaryAddressData }) => ({
    id: `${PICKUP}${id}`,
    name: intl.formatMessage(expressMessages.pickUpAt, { shop: name }),
    description: [mainAddressData, secondaryAddressData].filter(Boolean).join(', '),
    price: 0,
  }))
}

function findChosenId(basket: Basket): string {
  const { deliveries, pickups } = splitShipments(basket)
  const shop = pickups[0] && pickupShopOf(pickups[0])
  if (shop) return `${PICKUP}${shop.id}`
  const { shippingMethod, ...delivery } = deliveries[0] ?? {}
  const { wantedDate } = toDeliveryPlan(delivery)
  const id = shippingMethod?.id ?? ''
  return wantedDate ? `${id}|${wantedDate}` : id
}
