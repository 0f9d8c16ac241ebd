import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { classNames } from '@/ui/class-names'
import { Money } from '@/ui/price'
import { totalsMessages } from './order-totals.messages'
import styles from './order-totals.module.css'
import type { PurchaseTotals, ShippingLine } from './purchase.types'

interface OrderTotalsProps {
  totals: PurchaseTotals
  /** No shipping method is chosen yet. */
  isShippingPending?: boolean
  /** The place of delivery is not known yet. */
  isTaxPending?: boolean
}

/** What a bag or an order comes to, as the service computed it (CART-058): nothing is added up here. */
export function OrderTotals({ totals, isShippingPending, isTaxPending }: OrderTotalsProps) {
  const { shippingItems = [], orderPriceAdjustments = [] } = totals
  return (
    <dl className={styles.totals}>
      <Row label={<FormattedMessage {...totalsMessages.subtotal} />}>
        <Money amount={totals.productSubTotal ?? 0} />
      </Row>
      {shippingItems.length > 1 ? (
        shippingItems.map(({ itemId, price, priceAfterItemDiscount = price }, index) => (
          <Row
            key={itemId ?? index}
            label={
              <FormattedMessage
                {...totalsMessages.shipmentShipping}
                values={{ index: index + 1 }}
              />
            }
          >
            <ShippingPrice amount={priceAfterItemDiscount} />
          </Row>
        ))
      ) : (
        <Row label={<FormattedMessage {...totalsMessages.shipping} />}>
          {isShippingPending ? <Pending /> : <ShippingPrice amount={totals.shippingTotal} />}
        </Row>
      )}
      <ShippingDiscounts items={shippingItems} />
      {orderPriceAdjustments.map(({ priceAdjustmentId, itemText, price }, index) => (
        <Row
          key={priceAdjustmentId ?? index}
          className={styles.discount}
          label={itemText ?? <FormattedMessage {...totalsMessages.discount} />}
        >
          <Money amount={price ?? 0} />
        </Row>
      ))}
      <Row label={<FormattedMessage {...totalsMessages.tax} />}>
        {/* What is collected is taxed already: the total below has it in. */}
        {isTaxPending && !totals.taxTotal ? <Pending /> : <Money amount={totals.taxTotal ?? 0} />}
      </Row>
      <Row className={styles.total} label={<FormattedMessage {...totalsMessages.total} />}>
        <Money amount={totals.orderTotal ?? 0} />
      </Row>
    </dl>
  )
}

/** A price of shipping: nothing is FREE (CART-035). */
export function ShippingPrice({ amount = 0 }: { amount?: number }) {
  return amount === 0 ? <FormattedMessage {...totalsMessages.free} /> : <Money amount={amount} />
}

/** Which promotions made shipping cheaper: its price above has them in already. */
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

function Pending() {
  return (
    <span className={styles.pending}>
      <FormattedMessage {...totalsMessages.pending} />
    </span>
  )
}

interface RowProps {
  label: ReactNode
  className?: string
  children: ReactNode
}

function Row({ label, className, children }: RowProps) {
  return (
    <div className={classNames(styles.row, className)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
