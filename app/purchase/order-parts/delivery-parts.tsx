import { FormattedMessage, defineMessages, useIntl } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import { toDeliveryPlan } from '@/commerce-client/delivery.mapper'
import { fullNameOf } from '@/rules/recipients'
import { writeDay, writeDays } from '@/ui/day-text'
import { AddToCalendar } from './add-to-calendar'
import styles from './purchase-details.module.css'
import { PurchasePart } from './purchase-part'

const messages = defineMessages({
  delivery: { id: 'purchase.delivery', defaultMessage: 'Delivery' },
  arrives: { id: 'purchase.arrives', defaultMessage: 'Arrives {days}' },
  wanted: { id: 'purchase.wanted', defaultMessage: 'Wanted by {day}' },
  leaves: { id: 'purchase.leaves', defaultMessage: 'Leaves us {day}' },
  icePack: { id: 'purchase.icePack', defaultMessage: 'With ice packs and insulated packaging' },
  instructions: { id: 'purchase.instructions', defaultMessage: 'Delivery instructions' },
})

/** The arrival dates of a shipment, its packaging, and the instructions for the carrier. */
export function DeliveryParts({
  shipment,
  isPromised = true,
  orderNo,
}: {
  shipment: Shipment
  isPromised?: boolean
  /** Of a placed order, whose days can be added to a calendar. */
  orderNo?: string
}) {
  const intl = useIntl()
  const { instructions, ...plan } = toDeliveryPlan(shipment)
  const { wantedDate, shipDate, arrivesFrom, arrivesBy, hasIcePack } = plan
  return (
    <>
      {isPromised && (wantedDate ?? shipDate ?? hasIcePack) && (
        <PurchasePart title={messages.delivery}>
          <p className={styles.lines}>
            {arrivesFrom && arrivesBy && (
              <span>
                <FormattedMessage
                  {...messages.arrives}
                  values={{ days: writeDays(intl, arrivesFrom, arrivesBy) }}
                />
              </span>
            )}
            {wantedDate && <DayLine message="wanted" day={wantedDate} />}
            {shipDate && <DayLine message="leaves" day={shipDate} />}
            {hasIcePack && (
              <span>
                <FormattedMessage {...messages.icePack} />
              </span>
            )}
          </p>
          {orderNo && shipment.shipmentId && arrivesFrom && arrivesBy && (
            <AddToCalendar
              orderNo={orderNo}
              shipmentId={shipment.shipmentId}
              name={fullNameOf(shipment.shippingAddress)}
              from={arrivesFrom}
              to={arrivesBy}
            />
          )}
        </PurchasePart>
      )}
      {instructions && (
        <PurchasePart title={messages.instructions}>
          <p className={styles.instructions}>{instructions}</p>
        </PurchasePart>
      )}
    </>
  )
}

function DayLine({ message, day }: { message: 'wanted' | 'leaves'; day: string }) {
  return (
    <span>
      <FormattedMessage {...messages[message]} values={{ day: writeDay(useIntl(), day) }} />
    </span>
  )
}
