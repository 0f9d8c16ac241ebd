import { FormattedMessage } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { Basket } from '@/commerce-client/baskets'
import { toDeliveryPlan, toDeliveryWindow } from '@/commerce-client/delivery.mapper'
import { FoldedSection } from '@/purchase/order-parts/folded-section'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { Skeleton } from '@/ui/skeleton'
import { DeliveryDay } from './delivery-day'
import { deliveryMessages } from './delivery.messages'
import { IcePackNote } from './ice-pack-note'
import { SameForAll } from './same-for-all'
import { ArrivalText, ShippingMethodChoice } from './shipping-method-choice'
import { useShippingMethods, type ShippingMethods } from './use-shipping-methods'

interface ShipmentDeliveryProps {
  basket: Basket
  shipment: Shipment
  /** Folded at first, with the method and the day in a line. */
  isFolded?: boolean
}

export function ShipmentDelivery({ basket, shipment, isFolded = false }: ShipmentDeliveryProps) {
  const methods = useShippingMethods(basket, shipment)
  const window = toDeliveryWindow(methods.chosen)
  const choice = (
    <div className="stack-5">
      <ShippingMethodChoice shipment={shipment} methods={methods} />
      <DeliveryDay key={shipment.shipmentId} shipment={shipment} window={window} />
      <IcePackNote shipment={shipment} />
      <SameForAll basket={basket} shipment={shipment} />
    </div>
  )
  if (!isFolded) {
    return <TitledSection title={deliveryMessages.shippingMethod}>{choice}</TitledSection>
  }
  return (
    <FoldedSection
      title={deliveryMessages.methodAndDay}
      isClosed
      held={<HeldDelivery shipment={shipment} methods={methods} />}
    >
      {choice}
    </FoldedSection>
  )
}

interface HeldDeliveryProps {
  shipment: Shipment
  methods: ShippingMethods
}

function HeldDelivery({ shipment, methods: { chosen, list, isLoading } }: HeldDeliveryProps) {
  if (!isLoading && list.length === 0) return <FormattedMessage {...deliveryMessages.noMethods} />
  if (!chosen) return <Skeleton height="1.25rem" />
  const { wantedDate } = toDeliveryPlan(shipment)
  return (
    <>
      <span>{chosen.name}</span> <ArrivalText method={chosen} wantedDate={wantedDate} />
    </>
  )
}
