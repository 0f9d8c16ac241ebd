import { FormattedMessage, defineMessages } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import { asText } from '@/lib/read-fields'
import { Money } from '@/ui/price'
import { ShippingPrice } from './order-totals'
import { totalsMessages } from './order-totals.messages'
import styles from './shipment-progress.module.css'

const messages = defineMessages({
  tracking: { id: 'shipment.tracking', defaultMessage: 'Tracking number' },
  total: { id: 'shipment.total', defaultMessage: 'Shipment total' },
})

interface ShipmentProgressProps {
  shipment: Shipment
  /** The order has several shipments: the total of each is shown. */
  isSplit: boolean
  /** The amounts include tax. */
  isGross: boolean
}

/** The tracking and the total of a part of an order (ORD-009). */
export function ShipmentProgress({ shipment, isSplit, isGross }: ShipmentProgressProps) {
  const { trackingNumber, shippingTotal, taxTotal = 0, shipmentTotal } = shipment
  const trackingUrl = asText(shipment.c_trackingUrl)
  const showsTotal = isSplit && shipmentTotal !== undefined
  if (!trackingNumber && !showsTotal) return null
  return (
    <dl className={styles.progress}>
      {trackingNumber && (
        <div>
          <dt>
            <FormattedMessage {...messages.tracking} />
          </dt>
          <dd>{trackingUrl ? <a href={trackingUrl}>{trackingNumber}</a> : trackingNumber}</dd>
        </div>
      )}
      {showsTotal && (
        <>
          <div>
            <dt>
              <FormattedMessage {...totalsMessages.shipping} />
            </dt>
            <dd>
              <ShippingPrice amount={shippingTotal} />
            </dd>
          </div>
          <div>
            <dt>
              <FormattedMessage {...(isGross ? totalsMessages.taxIncluded : totalsMessages.tax)} />
            </dt>
            <dd>
              <Money amount={taxTotal} />
            </dd>
          </div>
          <div>
            <dt>
              <FormattedMessage {...messages.total} />
            </dt>
            <dd>
              <Money amount={shipmentTotal} />
            </dd>
          </div>
        </>
      )}
    </dl>
  )
}
