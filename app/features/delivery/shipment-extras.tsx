import type { Shipment } from '@/commerce-client/basket-shipments'
import type { Basket } from '@/commerce-client/baskets'
import { toDeliveryPlan } from '@/commerce-client/delivery.mapper'
import { splitShipments } from '@/rules/shipments'
import { useUnsavedWork } from '@/purchase/checkout/unsaved-work'
import { FoldedSection } from '@/purchase/order-parts/folded-section'
import { deliveryMessages } from './delivery.messages'
import { DeliveryInstructions } from './delivery-instructions'
import { GiftMessage } from './gift-message'
import { GiftWrap } from './gift-wrap'
import { useGiftMessage } from './use-gift-message'

interface ShipmentExtrasProps {
  basket: Basket
  shipment: Shipment
  /** Folded at first, on wide screens too. */
  isFolded?: boolean
}

/**
 * Gift wrap, message and instructions of a shipment, saved automatically. The shopper cannot leave
 * the page with invalid or unsaved input.
 */
export function ShipmentExtras({ basket, shipment, isFolded }: ShipmentExtrasProps) {
  const { shipmentId } = shipment
  return (
    <>
      <GiftWrap basket={basket} shipment={shipment} isFolded={isFolded} />
      <GiftMessageSection
        key={shipmentId}
        basket={basket}
        shipment={shipment}
        isFolded={isFolded}
      />
      <FoldedSection
        key={`instructions-${shipmentId}`}
        title={deliveryMessages.instructions}
        isClosed={isFolded}
        held={toDeliveryPlan(shipment).instructions}
      >
        <DeliveryInstructions shipment={shipment} />
      </FoldedSection>
    </>
  )
}

function GiftMessageSection({ basket, shipment, isFolded }: ShipmentExtrasProps) {
  const ids = splitShipments(basket).deliveries.flatMap(({ shipmentId = [] }) => shipmentId)
  const gift = useGiftMessage(shipment, ids)
  useUnsavedWork(gift.isSettled)
  return (
    <FoldedSection
      title={deliveryMessages.giftMessage}
      isClosed={isFolded}
      held={shipment.giftMessage}
    >
      <GiftMessage gift={gift} hasOthers={ids.length > 1} />
    </FoldedSection>
  )
}
