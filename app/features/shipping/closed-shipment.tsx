import { FormattedList, FormattedMessage } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { BasketItem } from '@/commerce-client/baskets'
import { WRAP_ATTRIBUTE } from '@/rules/gift-wrap'
import { AddressText } from '@/purchase/order-parts/address-text'
import { DeliveryParts } from '@/purchase/order-parts/delivery-parts'
import { ShippingPrice } from '@/purchase/order-parts/shipping-rows'
import { PurchasePart } from '@/purchase/order-parts/purchase-part'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { useLineProducts } from '@/shopper/basket/use-line-products'
import { Button } from '@/ui/button'
import styles from './recipients.module.css'
import { shippingMessages as messages } from './shipping.messages'
import { SHIPMENT_TITLE_ID } from './use-focus-back'

interface ClosedShipmentProps {
  shipment: Shipment
  items: readonly BasketItem[]
  onEdit: () => void
}

/** A summary of the only shipment, once its address is complete, with a button to edit it. */
export function ClosedShipment({ shipment, items, onEdit }: ClosedShipmentProps) {
  const wraps = useWraps(items)
  const { shippingAddress, shippingMethod, shippingTotal, giftMessage } = shipment
  return (
    <TitledSection
      title={messages.shippingAddress}
      titleId={SHIPMENT_TITLE_ID}
      action={
        <Button variant="quiet" size="sm" onClick={onEdit}>
          <FormattedMessage {...messages.edit} />
        </Button>
      }
    >
      {shippingAddress && <AddressText address={shippingAddress} />}
      {shippingMethod && (
        <p>
          <span>{shippingMethod.name}</span> <ShippingPrice amount={shippingTotal} />
        </p>
      )}
      <DeliveryParts shipment={shipment} />
      {wraps.length > 0 && (
        <PurchasePart title={messages.giftWrap}>
          <FormattedList value={wraps} />
        </PurchasePart>
      )}
      {giftMessage && (
        <PurchasePart title={messages.giftMessage}>
          <p className={styles.quote}>{giftMessage}</p>
        </PurchasePart>
      )}
    </TitledSection>
  )
}

function useWraps(items: readonly BasketItem[]): string[] {
  const products = useLineProducts(items)
  const wraps = Object.values(products).flatMap(({ options }) =>
    options.flatMap(({ id, value }) => (id === WRAP_ATTRIBUTE ? value : [])),
  )
  return [...new Set(wraps)]
}
