import { FormattedMessage } from 'react-intl'
import { paths } from '@/site/paths'
import { ButtonLink } from '@/ui/button'
import { searchMessages as messages } from './search.messages'
import styles from './search.module.css'

/** Nothing found, and a way back to browsing (SRCH-042). */
export function NoResults({ query }: { query?: string }) {
  return (
    <div className={styles.none}>
      <p className={styles.statement}>
        {query ? (
          <FormattedMessage {...messages.none} values={{ query }} />
        ) : (
          <FormattedMessage {...messages.noneAtAll} />
        )}
      </p>
      <p>
        <FormattedMessage {...messages.advice} />
      </p>
      <ButtonLink to={paths.home()}>
        <FormattedMessage {...messages.browse} />
      </ButtonLink>
    </div>
  )
}
