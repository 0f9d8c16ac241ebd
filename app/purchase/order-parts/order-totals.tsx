import { FormattedMessage } from 'react-intl'
import { isMailedOnly } from '@/rules/basket-contents'
import { orderSubtotal } from '@/rules/order-amounts'
import { findPendingAmounts } from '@/rules/pending-amounts'
import { Money } from '@/ui/price'
import { GiftCardTotals } from './gift-card-totals'
import { totalsMessages, untilKnown } from './order-totals.messages'
import styles from './order-totals.module.css'
import type { PurchaseTotals, ShippingLine } from './purchase.types'
import { ShippingRows } from './shipping-rows'
import { AddedTax, IncludedTax } from './tax-rows'
import { Row } from './totals-row'

interface OrderTotalsProps {
  totals: PurchaseTotals
  /** An order: its subtotal is the total minus shipping and tax (ORD-007). */
  isPlaced?: boolean
  /** Shown on a checkout page, which has fields for the missing data. */
  isInCheckout?: boolean
}

/**
 * The totals of a basket or an order as computed by the service (CART-058): the storefront adds
 * nothing up.
 */
export function OrderTotals({ totals, isPlaced = false, isInCheckout = false }: OrderTotalsProps) {
  const pending = isPlaced ? undefined : findPendingAmounts(totals)
  const isMailed = isMailedOnly(totals)
  const isGross = totals.taxation === 'gross'
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
      {!isPlaced && !isMailed && <GiftCards totals={totals} />}
      <ShippingRows {...{ totals, isPlaced, isInCheckout }} />
      <ShippingDiscounts items={totals.shippingItems} />
      {!isPlaced && <Discounts totals={totals} />}
      {!isGross && (
        <AddedTax
          total={totals.taxTotal}
          pendingUntil={pending?.isTaxPending ? untilKnown(isInCheckout) : undefined}
        />
      )}
      <Row
        className={styles.total}
        label={
          <FormattedMessage
            {...(pending?.isEstimate ? totalsMessages.estimate : totalsMessages.total)}
          />
        }
      >
        <Money amount={totals.orderTotal ?? 0} />
      </Row>
      {isGross && <IncludedTax total={totals.taxTotal} isPlaced={isPlaced} />}
      <GiftCardTotals paying={totals} isPlaced={isPlaced} />
    </dl>
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

/** The promotions that reduced shipping costs: the price shown above already includes them. */
function ShippingDiscounts({ items = [] }: { items?: readonly ShippingLine[] }) {
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
