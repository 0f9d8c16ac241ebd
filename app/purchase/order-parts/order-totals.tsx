import { FormattedMessage } from 'react-intl'
import { orderSubtotal } from '@/rules/order-amounts'
import { isMailedOnly } from '@/rules/basket-contents'
import { splitShipments } from '@/rules/shipments'
import { Money } from '@/ui/price'
import { GiftCardTotals } from './gift-card-totals'
import { MANY_SHIPMENTS } from './many-shipments'
import { totalsMessages } from './order-totals.messages'
import styles from './order-totals.module.css'
import type { PurchaseTotals, ShippingLine } from './purchase.types'
import { AddedTax, IncludedTax } from './tax-rows'
import { Pending, Row } from './totals-row'

interface OrderTotalsProps {
  totals: PurchaseTotals
  /** An order: its subtotal is the total minus shipping and tax (ORD-007). */
  isPlaced?: boolean
  /** No shipping method is chosen yet. */
  isShippingPending?: boolean
  /** The destination is not known yet. */
  isTaxPending?: boolean
  /** Shown on a checkout page, which has fields for the missing data. */
  isInCheckout?: boolean
}

/**
 * The totals of a basket or an order as computed by the service (CART-058): the storefront adds
 * nothing up.
 */
export function OrderTotals({ totals, isPlaced = false, ...pending }: OrderTotalsProps) {
  const { isShippingPending = false, isTaxPending = false, isInCheckout = false } = pending
  const untilPlace = isInCheckout ? totalsMessages.needsPlace : totalsMessages.pending
  const untilMethod = isInCheckout && !isTaxPending ? totalsMessages.needsMethod : untilPlace
  const isEstimate = isShippingPending || isTaxPending
  const { shippingItems = [] } = totals
  const isMailed = isMailedOnly(totals)
  const isGross = totals.taxation === 'gross'
  const { deliveries, pickups } = splitShipments(totals)
  const isPickup = ({ shipmentId }: ShippingLine) =>
    pickups.some((shipment) => shipment.shipmentId === shipmentId)
  const sent = shippingItems.filter((item) => !isPickup(item))
  const isSentAtAll = deliveries.length > 0 || (pickups.length === 0 && !isMailed)
  return (
    <dl className="stack-3">
      {isPlaced && !isMailed && <PlacedItems totals={totals} />}
      <Row
        label={
          <FormattedMessage {...(isMailed ? totalsMessages.items : totalsMessages.subtotal)} />
        }
      >
        <Money
          amount={isPlaced || isMailed ? orderSubtotal(totals) : (totals.productSubTotal ?? 0)}
        />
      </Row>
      {pickups.length > 0 && (
        <Row label={<FormattedMessage {...totalsMessages.pickup} />}>
          <ShippingPrice amount={shippingItems.find(isPickup)?.price} />
        </Row>
      )}
      {sent.length > 1 && <ShippingByShipment items={sent} total={totals.shippingTotal} />}
      {!isPlaced && !isMailed && <GiftCards totals={totals} />}
      {sent.length <= 1 && isSentAtAll && (
        <Row label={<FormattedMessage {...totalsMessages.shipping} />}>
          {/* if only some shipments have a method, the total below contains their shipping costs */}
          {isShippingPending && !totals.shippingTotal ? (
            <Pending until={untilMethod} />
          ) : (
            <ShippingPrice amount={totals.shippingTotal} />
          )}
        </Row>
      )}
      <ShippingDiscounts items={shippingItems} />
      {!isPlaced && <Discounts totals={totals} />}
      {!isGross && (
        <AddedTax total={totals.taxTotal} pendingUntil={isTaxPending ? untilPlace : undefined} />
      )}
      <Row
        className={styles.total}
        label={
          <FormattedMessage {...(isEstimate ? totalsMessages.estimate : totalsMessages.total)} />
        }
      >
        <Money amount={totals.orderTotal ?? 0} />
      </Row>
      {isGross && <IncludedTax total={totals.taxTotal} isPlaced={isPlaced} />}
      <GiftCardTotals paying={totals} isPlaced={isPlaced} />
    </dl>
  )
}

/** The shipping costs of each shipment, numbered (CART-036). */
function ShippingByShipment({ items, total }: { items: readonly ShippingLine[]; total?: number }) {
  const rows = items.map(({ itemId, price, priceAfterItemDiscount = price }, index) => (
    <Row
      key={itemId ?? index}
      label={
        <FormattedMessage {...totalsMessages.shipmentShipping} values={{ index: index + 1 }} />
      }
    >
      <ShippingPrice amount={priceAfterItemDiscount} />
    </Row>
  ))
  if (items.length < MANY_SHIPMENTS) return <>{rows}</>
  return (
    <>
      <Row label={<FormattedMessage {...totalsMessages.shipping} />}>
        <ShippingPrice amount={total} />
      </Row>
      <div>
        <dt className="visually-hidden">
          <FormattedMessage {...totalsMessages.byShipment} />
        </dt>
        <dd className={styles.folded}>
          <details>
            <summary>
              <FormattedMessage {...totalsMessages.eachShipment} values={{ count: items.length }} />
            </summary>
            <dl className="stack-3">{rows}</dl>
          </details>
        </dd>
      </div>
    </>
  )
}

/** The parts of an order's subtotal, if there are others besides products. */
function PlacedItems({ totals }: { totals: PurchaseTotals }) {
  const { orderPriceAdjustments = [], giftCertificateItems = [], productSubTotal = 0 } = totals
  if (orderPriceAdjustments.length + giftCertificateItems.length === 0) return null
  return (
    <>
      <Row label={<FormattedMessage {...totalsMessages.items} />}>
        <Money amount={productSubTotal} />
      </Row>
      <Discounts totals={totals} />
      <GiftCards totals={totals} />
    </>
  )
}

function GiftCards({ totals: { giftCertificateItems = [] } }: { totals: PurchaseTotals }) {
  return (
    <>
      {giftCertificateItems.map(({ giftCertificateItemId, amount = 0 }, index) => (
        <Row
          key={giftCertificateItemId ?? index}
          label={<FormattedMessage {...totalsMessages.giftCertificate} />}
        >
          <Money amount={amount} />
        </Row>
      ))}
    </>
  )
}

function Discounts({ totals: { orderPriceAdjustments = [] } }: { totals: PurchaseTotals }) {
  return (
    <>
      {orderPriceAdjustments.map(({ priceAdjustmentId, itemText, price }, index) => (
        <Row
          key={priceAdjustmentId ?? index}
          className={styles.discount}
          label={itemText ?? <FormattedMessage {...totalsMessages.discount} />}
        >
          <Money amount={price ?? 0} />
        </Row>
      ))}
    </>
  )
}

/** A shipping price; zero is shown as FREE (CART-035). */
export function ShippingPrice({ amount = 0 }: { amount?: number }) {
  return amount === 0 ? <FormattedMessage {...totalsMessages.free} /> : <Money amount={amount} />
}

/** The promotions that reduced shipping costs: the price shown above already includes them. */
function ShippingDiscounts({ items }: { items: readonly ShippingLine[] }) {
  const texts = items.flatMap(({ priceAdjustments = [] }) =>
    priceAdjustments.flatMap(({ itemText }) => itemText ?? []),
  )
  return [...new Set(texts)].map((text) => (
    <Row
      key={text}
      className={styles.discount}
      label={<FormattedMessage {...totalsMessages.shippingDiscount} />}
    >
      {text}
    </Row>
  ))
}
