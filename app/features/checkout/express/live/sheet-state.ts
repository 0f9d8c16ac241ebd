import type { IntlShape } from 'react-intl'
import type { Basket, ShippingMethods } from '@/commerce-client/baskets'
import { totalsMessages } from '@/purchase/order-parts/order-totals.messages'
import { amountToPay } from '@/rules/payment'
import { splitShipments } from '@/rules/shipments'
import { decimalsOf } from '@rules/currency'
import { expressMessages } from '../express.messages'
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
  const toAmount = (amount: number) => amount.toFixed(decimalsOf(currency))
  const { deliveries, pickups } = splitShipments(basket)
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
    methods: methods.map(({ id = '', name = id, description = '', price = 0 }) => ({
      id,
      name,
      description,
      price: toAmount(price),
    })),
    methodId: deliveries[0]?.shippingMethod?.id ?? '',
    closeText: intl.formatMessage(expressMessages.closeSheet),
    isPickup: pickups.length > 0,
  }
}
