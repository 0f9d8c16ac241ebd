import { FormattedMessage } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import { AddressText } from '@/shopper/order-parts/address-text'
import { ShippingPrice } from '@/shopper/order-parts/order-totals'
import { TitledSection } from '@/shopper/order-parts/titled-section'
import { Button } from '@/ui/button'
import styles from './recipients.module.css'
import { shippingMessages as messages } from './shipping.messages'

interface ClosedShipmentProps {
  shipment: Shipment
  onEdit: () => void
}

/** The only shipment, which knows where it goes already: what is known, and the way to change it. */
export function ClosedShipment({ shipment, onEdit }: ClosedShipmentProps) {
  const { shippingAddress, shippingMethod, shippingTotal, giftMessage } = shipment
  return (
    <TitledSection
      title={messages.shippingAddress}
      action={
        <Button variant="quiet" size="sm" onClick={onEdit}>
          <FormattedMessage {...messages.edit} />
        </Button>
      }
    >
      {shippingAddress && <AddressText address={shippingAddress} />}
      {shippingMethod && (
        <p>
          {shippingMethod.name} <ShippingPrice amount={shippingTotal} />
        </p>
      )}
      {giftMessage && <p className={styles.quote}>{giftMessage}</p>}
    </TitledSection>
  )
}
