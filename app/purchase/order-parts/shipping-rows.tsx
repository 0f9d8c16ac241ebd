import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { isMailedOnly } from '@/rules/basket-contents'
import { isShippingKnown } from '@/rules/pending-amounts'
import { hasAddress, splitShipments, type ShipmentFacts } from '@/rules/shipments'
import { Money } from '@/ui/price'
import { MANY_SHIPMENTS } from './many-shipments'
import { totalsMessages as messages, untilKnown } from './order-totals.messages'
import styles from './order-totals.module.css'
import type { PurchaseTotals, ShippingLine } from './purchase.types'
import { Pending, Row } from './totals-row'

interface ShippingRowsProps {
  totals: PurchaseTotals
  isPlaced: boolean
  isInCheckout: boolean
}

/** The costs of a pickup, then of deliveries: each by its index if there are several (CART-036). */
export function ShippingRows({ totals, isPlaced, isInCheckout }: ShippingRowsProps) {
  const { shippingItems = [], shippingTotal } = totals
  const { deliveries, pickups } = splitShipments(totals)
  const isPickup = (item: ShippingLine) => pickups.some((shipment) => isOf(shipment, item))
  const items = shippingItems.filter((item) => !isPickup(item))
  const parcels =
    isPlaced || deliveries.length === 0
      ? items.map(toParcel)
      : deliveries.map((shipment) => toBasketParcel(shipment, items, isInCheckout))
  const nothing = isPlaced ? {} : { until: untilKnown(isInCheckout) }
  const [only = nothing, ...others]: Parcel[] = parcels
  const isSentAtAll = deliveries.length > 0 || (pickups.length === 0 && !isMailedOnly(totals))
  return (
    <>
      {pickups.length > 0 && (
        <Row label={<FormattedMessage {...messages.pickup} />}>
          <ShippingPrice amount={shippingItems.find(isPickup)?.price} />
        </Row>
      )}
      {others.length > 0 && <ShippingByShipment parcels={parcels} total={shippingTotal} />}
      {others.length === 0 && isSentAtAll && (
        <Row label={<FormattedMessage {...messages.shipping} />}>
          <ParcelPrice until={only.until} price={only.price ?? shippingTotal} />
        </Row>
      )}
    </>
  )
}

interface Parcel {
  price?: number
  /** Says when the price will be known. */
  until?: MessageDescriptor
}

const isOf = ({ shipmentId }: ShipmentFacts, item: ShippingLine) => item.shipmentId === shipmentId

function toParcel({ price, priceAfterItemDiscount = price }: ShippingLine): Parcel {
  return { price: priceAfterItemDiscount }
}

function toBasketParcel(
  shipment: ShipmentFacts,
  items: readonly ShippingLine[],
  isInCheckout: boolean,
): Parcel {
  const item = items.find((one) => isOf(shipment, one))
  if (item) return toParcel(item)
  return isShippingKnown(shipment) ? {} : { until: untilKnown(isInCheckout, hasAddress(shipment)) }
}

interface ShippingByShipmentProps {
  parcels: readonly Parcel[]
  /** What those with a known price cost together. */
  total?: number
}

/** The shipping costs of each shipment, numbered (CART-036). */
function ShippingByShipment({ parcels, total }: ShippingByShipmentProps) {
  const rows = parcels.map((parcel, index) => (
    <Row
      key={index}
      label={<FormattedMessage {...messages.shipmentShipping} values={{ index: index + 1 }} />}
    >
      <ParcelPrice {...parcel} />
    </Row>
  ))
  if (parcels.length < MANY_SHIPMENTS) return <>{rows}</>
  const waiting = parcels.filter(({ until }) => until)
  const isAllWaiting = waiting.length === parcels.length
  const label = messages[isAllWaiting || !waiting.length ? 'shipping' : 'shippingSoFar']
  return (
    <>
      <Row label={<FormattedMessage {...label} />}>
        <ParcelPrice price={total} until={isAllWaiting ? waiting[0]?.until : undefined} />
      </Row>
      <div>
        <dt className="visually-hidden">
          <FormattedMessage {...messages.byShipment} />
        </dt>
        <dd className={styles.folded}>
          <details>
            <summary>
              <FormattedMessage {...messages.eachShipment} values={{ count: parcels.length }} />
            </summary>
            <dl className="stack-3">{rows}</dl>
          </details>
        </dd>
      </div>
    </>
  )
}

function ParcelPrice({ price, until }: Parcel) {
  return until ? <Pending until={until} /> : <ShippingPrice amount={price} />
}

/** A shipping price; zero is shown as FREE (CART-035). */
export function ShippingPrice({ amount = 0 }: { amount?: number }) {
  return amount === 0 ? <FormattedMessage {...messages.free} /> : <Money amount={amount} />
}
