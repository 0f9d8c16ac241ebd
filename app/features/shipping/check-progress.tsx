import { FormattedMessage } from 'react-intl'
import type { useBackgroundCheck } from '@/purchase/addresses/use-background-check'
import styles from './recipients.module.css'
import { shippingMessages as messages } from './shipping.messages'

type CheckProgressProps = ReturnType<typeof useBackgroundCheck>

/** How far the addresses are verified that came several at once; the numbers are not read out. */
export function CheckProgress({ progress, doubtful }: CheckProgressProps) {
  const isSilent = !progress && doubtful.size === 0
  return (
    <p className={isSilent ? 'visually-hidden' : styles.soft}>
      <span role="status">
        {progress && <FormattedMessage {...messages.checkingAddresses} />}
        {!progress && doubtful.size > 0 && (
          <FormattedMessage {...messages.addressesInDoubt} values={{ count: doubtful.size }} />
        )}
      </span>{' '}
      {progress && (
        <span aria-hidden="true">
          <FormattedMessage {...messages.checkingProgress} values={progress} />
        </span>
      )}
    </p>
  )
}
