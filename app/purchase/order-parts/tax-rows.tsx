import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { Money } from '@/ui/price'
import styles from './order-totals.module.css'
import { totalsMessages } from './order-totals.messages'
import { Pending, Row } from './totals-row'

/**
 * The tax added to net prices. Pickups and shipments to known destinations are already taxed, and
 * the order total includes that tax.
 */
export function AddedTax({
  total = 0,
  pendingUntil,
}: {
  total?: number
  pendingUntil?: MessageDescriptor
}) {
  if (!pendingUntil || total === 0) {
    return (
      <Row label={<FormattedMessage {...totalsMessages.tax} />}>
        {pendingUntil ? <Pending until={pendingUntil} /> : <Money amount={total} />}
      </Row>
    )
  }
  return (
    <>
      <Row label={<FormattedMessage {...totalsMessages.taxSoFar} />}>
        <Money amount={total} />
      </Row>
      <Row label={<FormattedMessage {...totalsMessages.taxToCome} />}>
        <Pending until={pendingUntil} />
      </Row>
    </>
  )
}

/**
 * The tax included in gross prices, shown below the total, to which it adds nothing. It is unknown
 * until the address is known.
 */
export function IncludedTax({ total = 0, isPlaced }: { total?: number; isPlaced: boolean }) {
  if (total === 0 && isPlaced) return null
  const label = total === 0 ? totalsMessages.pricesHoldTax : totalsMessages.taxIncluded
  return (
    <Row className={styles.included} label={<FormattedMessage {...label} />}>
      {total > 0 && <Money amount={total} />}
    </Row>
  )
}
