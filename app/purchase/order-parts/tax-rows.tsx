import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { Money } from '@/ui/price'
import styles from './order-totals.module.css'
import { totalsMessages } from './order-totals.messages'
import { Pending, Row } from './totals-row'

/** What is picked up, or goes to a known place, is taxed already: the order's total has that in. */
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
 * The tax that gross prices hold, below the total that it does not add to. It is not known before
 * the address is.
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
