import type { Shipment } from '@/commerce-client/basket-shipments'
import type { Basket } from '@/commerce-client/baskets'
import { toDeliveryWindow } from '@/commerce-client/delivery.mapper'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { DeliveryDay } from './delivery-day'
import { deliveryMessages } from './delivery.messages'
import { IcePackNote } from './ice-pack-note'
import { SameForAll } from './same-for-all'
import { ShippingMethodChoice } from './shipping-method-choice'
import { useShippingMethods } from './use-shipping-methods'

interface ShipmentDeliveryProps {
  basket: Basket
  shipment: Shipment
}

export function ShipmentDelivery({ basket, shipment }: ShipmentDeliveryProps) {
  const methods = useShippingMethods(basket, shipment)
  const window = toDeliveryWindow(methods.chosen)
  return (
    <TitledSection title={deliveryMessages.shippingMethod}>
      <div className="stack-5">
        <ShippingMethodChoice shipment={shipment} methods={methods} />
        <DeliveryDay key={shipment.shipmentId} shipment={shipment} window={window} />
        <IcePackNote shipment={shipment} />
        <SameForAll basket={basket} shipment={shipment} />
      </div>
    </TitledSection>
  )
}
