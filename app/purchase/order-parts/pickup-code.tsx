import loadable from '@loadable/component'
import { FormattedMessage, defineMessages, useIntl } from 'react-intl'
import { SectionBoundary } from '@/errors/section-boundary'
import { showPickupCode } from '@rules/pickup-code'
import styles from './pickup-code.module.css'

const PickupQr = loadable(() => import('./pickup-qr'), { ssr: false })

const messages = defineMessages({
  show: { id: 'pickup.code', defaultMessage: 'Show this code in the shop' },
  keptUntil: { id: 'pickup.keptUntil', defaultMessage: 'We keep it for you until {day}.' },
})

/** The code by which a pickup is handed over, to read aloud or to be scanned. */
export function PickupCode({ code, keptUntil }: { code: string; keptUntil?: string }) {
  const { formatDate } = useIntl()
  return (
    <div className={styles.code}>
      <div className={styles.picture}>
        <SectionBoundary name="pickup-qr">
          <PickupQr code={code} />
        </SectionBoundary>
      </div>
      <p>
        <span className={styles.label}>
          <FormattedMessage {...messages.show} />
        </span>
        <strong className={styles.signs} translate="no">
          {showPickupCode(code)}
        </strong>
        {keptUntil && (
          <FormattedMessage
            {...messages.keptUntil}
            values={{ day: formatDate(keptUntil, { dateStyle: 'long', timeZone: 'UTC' }) }}
          />
        )}
      </p>
    </div>
  )
}
