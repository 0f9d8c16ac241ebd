import type { Basket } from '@/commerce-client/baskets'
import { splitShipments } from '@/domain/shipments'
import { CheckoutLayout } from './checkout-layout'
import { OrderSummary } from './order-summary'
import { ShippingForm } from './shipping-form'
import { useCheckoutBegun } from './use-checkout-begun'
import { WithCheckoutBasket } from './with-checkout-basket'

/** Checkout, step 1. */
export function ShippingStep() {
  return (
    <WithCheckoutBasket step="shipping">
      {(basket) => <Shipping basket={basket} />}
    </WithCheckoutBasket>
  )
}

function Shipping({ basket }: { basket: Basket }) {
  useCheckoutBegun(basket)
  return (
    <CheckoutLayout step="shipping" aside={<OrderSummary basket={basket} />}>
      <ShippingForm basket={basket} {...findShipments(basket)} />
    </CheckoutLayout>
  )
}

function findShipments(basket: Basket) {
  const { deliveries, pickups } = splitShipments(basket)
  return { delivery: deliveries[0], pickup: pickups[0] }
}
