import { DEFAULT_SHIPMENT_ID } from '@/commerce-client/basket-shipments'
import { findDeliveryShipment } from '@/domain/shipments'
import { CheckoutLayout } from './checkout-layout'
import { OrderSummary } from './order-summary'
import { ShippingForm } from './shipping-form'
import { WithCheckoutBasket } from './with-checkout-basket'

/** Checkout, step 1. */
export function ShippingStep() {
  return (
    <WithCheckoutBasket step="shipping">
      {(basket) => (
        <CheckoutLayout step="shipping" aside={<OrderSummary basket={basket} />}>
          <ShippingForm
            basket={basket}
            shipment={findDeliveryShipment(basket.shipments) ?? { shipmentId: DEFAULT_SHIPMENT_ID }}
          />
        </CheckoutLayout>
      )}
    </WithCheckoutBasket>
  )
}
