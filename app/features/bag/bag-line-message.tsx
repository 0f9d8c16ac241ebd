import { FormattedMessage, useIntl } from 'react-intl'
import type { AppError } from '@/errors/app-error'
import { serverErrorText } from '@/errors/server-error-text'
import styles from './bag-line.module.css'
import { bagMessages } from './bag.messages'
import type { LineNotice } from './use-quantity-write'

interface LineMessageProps {
  notice: LineNotice | undefined
  /** Set if the line has reached the maximum quantity of an order. */
  limit: number | undefined
}

/**
 * The message below a line's quantity: the result of the last change, or else the quantity limit.
 */
export function LineMessage({ notice, limit }: LineMessageProps) {
  if (notice) return <NoticeText notice={notice} />
  return limit === undefined ? null : <FormattedMessage {...bagMessages.limit} values={{ limit }} />
}

function NoticeText({ notice }: { notice: LineNotice }) {
  if (notice.kind === 'reduced') {
    const values = { old: notice.from, new: notice.to }
    return <FormattedMessage {...bagMessages.quantityReduced} values={values} />
  }
  return (
    <span className={styles.error}>
      {notice.kind === 'refused' && <Refusal error={notice.error} />}
      {notice.kind === 'too-many' && <FormattedMessage {...bagMessages.quantityTooHigh} />}
      {notice.kind === 'exceeds-stock' && (
        <FormattedMessage {...bagMessages.onlyAvailable} values={{ available: notice.available }} />
      )}
    </span>
  )
}

/** The refusal in the page's language if it can be translated, otherwise the service's own text. */
function Refusal({ error }: { error: AppError }) {
  const intl = useIntl()
  const limit = error.extras?.c_quantityLimit
  if (typeof limit === 'number') {
    return <FormattedMessage {...bagMessages.limit} values={{ limit }} />
  }
  return <>{serverErrorText(error, intl)}</>
}
