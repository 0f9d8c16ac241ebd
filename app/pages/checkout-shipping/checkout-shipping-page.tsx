import { memo } from 'react'
import { useIntl, defineMessages } from 'react-intl'
import { ExpressPay } from '@/features/checkout/express/express-pay'
import { ShippingStep } from '@/features/checkout/shipping-step'
import { ShipmentDelivery } from '@/features/delivery/shipment-delivery'
import { ShipmentExtras } from '@/features/delivery/shipment-extras'
import { Shipping } from '@/features/shipping/shipping'
import { PageHead } from '@/ui/page-head'

const messages = defineMessages({
  title: { id: 'checkoutShippingPage.title', defaultMessage: 'Checkout: Shipping' },
})

// Memoized, so that typing an address does not render them again.
const parts = { Delivery: memo(ShipmentDelivery), Extras: memo(ShipmentExtras) }

/** `/shipping`: checkout, step 1. */
export default function CheckoutShippingPage() {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageHead title={formatMessage(messages.title)} isHidden />
      <ShippingStep>
        {(basket) => (
          <>
            <ExpressPay Delivery={parts.Delivery} />
            <Shipping basket={basket} parts={parts} />
          </>
        )}
      </ShippingStep>
    </>
  )
}
