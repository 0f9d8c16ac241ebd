import { useState, type ReactNode } from 'react'
import {
  FormattedDate,
  FormattedMessage,
  defineMessages,
  useIntl,
  type MessageDescriptor,
} from 'react-intl'
import type { BasketItem } from '@/commerce-client/baskets'
import type { Shipment } from '@/commerce-client/basket-shipments'
import { asText } from '@/lib/read-fields'
import { isPickupState } from '@rules/pickup-states'
import { SHOP_TIME_ZONE } from '@rules/shop-day'
import { shipmentStepsOf, type OrderFacts, type ShipmentStep } from '@/rules/order-status'
import { Money } from '@/ui/price'
import { ShopDayText } from '@/ui/shop-day-text'
import { ShippingPrice } from './shipping-rows'
import { totalsMessages } from './order-totals.messages'
import { readParcels, type Pieces } from './read-parcels'
import styles from './shipment-progress.module.css'

const messages = defineMessages({
  tracking: { id: 'shipment.tracking', defaultMessage: 'Tracking number' },
  collectedSoFar: { id: 'shipment.collectedSoFar', defaultMessage: 'Collected in part' },
  readyFrom: { id: 'shipment.readyFrom', defaultMessage: 'Ready from' },
  takenBy: { id: 'shipment.takenBy', defaultMessage: 'Handed over to' },
  part: { id: 'shipment.part', defaultMessage: 'Part {number}' },
  toFollow: { id: 'shipment.toFollow', defaultMessage: 'Still to come' },
  total: { id: 'shipment.total', defaultMessage: 'Shipment total' },
})

const stepMessages: Record<ShipmentStep, MessageDescriptor> = defineMessages({
  received: { id: 'shipment.received', defaultMessage: 'Received' },
  preparing: { id: 'shipment.preparing', defaultMessage: 'Being prepared' },
  sent: { id: 'shipment.sent', defaultMessage: 'On its way' },
  delivered: { id: 'shipment.delivered', defaultMessage: 'Delivered' },
  ready: { id: 'shipment.ready', defaultMessage: 'Ready for pickup' },
  collected: { id: 'shipment.collected', defaultMessage: 'Collected' },
  returned: { id: 'shipment.returned', defaultMessage: 'Not collected' },
})

/** Returns the steps of a shipment from the order to the recipient; undefined for an ended order. */
export function useShipmentSteps(order: OrderFacts | undefined) {
  const { formatMessage } = useIntl()
  const [now] = useState(() => new Date())
  return (shipment: Shipment) => {
    const progress = order && shipmentStepsOf(order, shipment, now)
    return (
      progress && {
        ...progress,
        steps: progress.steps.map((id) => ({ id, text: formatMessage(stepMessages[id]) })),
      }
    )
  }
}

interface ShipmentProgressProps {
  shipment: Shipment
  lines: readonly BasketItem[]
  /** The order has several shipments: the total of each is shown. */
  isSplit: boolean
  /** The amounts include tax. */
  isGross: boolean
}

/** The last change of a pickup, the tracking and the total of a part of an order (ORD-009). */
export function ShipmentProgress({ shipment, lines, isSplit, isGross }: ShipmentProgressProps) {
  const { c_pickupState: state, c_pickupStateSince: since } = shipment
  const step = isPickupState(state) && state !== 'placed' ? state : undefined
  const { trackingNumber, shippingTotal, taxTotal = 0, shipmentTotal } = shipment
  const collected = lines
    .flatMap(({ c_collectedQuantity: count, productName = '' }) =>
      typeof count === 'number' ? `${count} × ${productName}` : [],
    )
    .join(', ')
  const takenBy = asText(shipment.c_pickupTakenBy)
  const trackingUrl = asText(shipment.c_trackingUrl)
  const showsTotal = isSplit && shipmentTotal !== undefined
  const isWaitedFor = state === 'placed' || state === 'preparing'
  const due = isWaitedFor ? asText(shipment.c_pickupDueAt) : undefined
  const parcels = readParcels(shipment)
  if (!trackingNumber && !showsTotal && !step && !due && !parcels) return null
  return (
    <dl className={styles.progress}>
      {step && (
        <Row title={stepMessages[step]}>
          <ShopDayText value={asText(since)} />
        </Row>
      )}
      {due && (
        <Row title={messages.readyFrom}>
          <FormattedDate value={due} dateStyle="long" timeStyle="short" timeZone={SHOP_TIME_ZONE} />
        </Row>
      )}
      {collected !== '' && <Row title={messages.collectedSoFar}>{collected}</Row>}
      {takenBy && <Row title={messages.takenBy}>{takenBy}</Row>}
      {parcels && <SentParts {...parcels} lines={lines} />}
      {!parcels && trackingNumber && (
        <Row title={messages.tracking}>
          {trackingUrl ? <a href={trackingUrl}>{trackingNumber}</a> : trackingNumber}
        </Row>
      )}
      {showsTotal && (
        <>
          <Row title={totalsMessages.shipping}>
            <ShippingPrice amount={shippingTotal} />
          </Row>
          <Row title={isGross ? totalsMessages.taxIncluded : totalsMessages.tax}>
            <Money amount={taxTotal} />
          </Row>
          <Row title={messages.total}>
            <Money amount={shipmentTotal} />
          </Row>
        </>
      )}
    </dl>
  )
}

interface SentPartsProps extends NonNullable<ReturnType<typeof readParcels>> {
  lines: readonly BasketItem[]
}

/** What of a shipment is in which parcel, and what is sent later. */
function SentParts({ parcels, toFollow, lines }: SentPartsProps) {
  const inWords = (pieces: readonly Pieces[]) =>
    pieces
      .flatMap(({ itemId, quantity }) => {
        const line = lines.find((one) => one.itemId === itemId)
        return line ? `${quantity} × ${line.productName ?? ''}` : []
      })
      .join(', ')
  return (
    <>
      {parcels.map(({ number, items, trackingNumber, trackingUrl }) => (
        <Row key={number} title={messages.part} values={{ number }}>
          {inWords(items)}
          {trackingNumber && (
            <div>
              <FormattedMessage {...messages.tracking} />{' '}
              {trackingUrl ? <a href={trackingUrl}>{trackingNumber}</a> : trackingNumber}
            </div>
          )}
        </Row>
      ))}
      {toFollow.length > 0 && <Row title={messages.toFollow}>{inWords(toFollow)}</Row>}
    </>
  )
}

interface RowProps {
  title: MessageDescriptor
  values?: Readonly<Record<string, number>>
  children: ReactNode
}

function Row({ title, values, children }: RowProps) {
  return (
    <div>
      <dt>
        <FormattedMessage {...title} values={values} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
