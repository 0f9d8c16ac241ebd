import type { IntlShape } from 'react-intl'
import type { Basket, ShippingMethods } from '@/commerce-client/baskets'
import { totalsMessages } from '@/purchase/order-parts/order-totals.messages'
import { amountToPay } from '@/rules/payment'
import { splitShipments } from '@/rules/shipments'
import type { SheetState } from './sheet-shop'

export type Methods = NonNullable<ShippingMethods['applicableShippingMethods']>

interface Setting {
  site: { name: string; currency: string }
  intl: IntlShape
}

export function toSheetState(
  basket: Basket,
  methods: Methods,
  { site, intl }: Setting,
): SheetState {
  const { productSubTotal, shippingTotal, taxTotal, currency = site.currency } = basket
  const total = amountToPay(basket)
  const lines = [
    { name: intl.formatMessage(totalsMessages.items), amount: productSubTotal },
    { name: intl.formatMessage(totalsMessages.shipping), amount: shippingTotal },
    { name: intl.formatMessage(totalsMessages.tax), amount: taxTotal },
  ].flatMap(({ name, amount }) => (amount === undefined ? [] : [{ name, amount }]))
  return {
    shopName: site.name,
    currency,
    total,
    lines,
    methods: methods.map(({ id = '', name = id, description = '', price = 0 }) => ({
      id,
      name,
      description,
      price,
    })),
    isPickup: splitShipments(basket).pickups.length > 0,
  }
}
