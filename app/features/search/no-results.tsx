import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '@/site/paths'
import { ButtonLink } from '@/ui/button'
import { Link } from '@/ui/link'
import { searchMessages as messages } from './search.messages'
import styles from './search.module.css'

interface NoResultsProps {
  query?: string
  /** `true` if no recipes and stories were found either; `false` while these are loading. */
  isAll: boolean
  /** Links to continue browsing. */
  places: readonly { displayName: string; pageLink: string }[]
}

/** Shown if no product was found, with links to continue browsing. */
export function NoResults({ query, isAll, places }: NoResultsProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.none}>
      <p className={styles.statement}>
        {query ? (
          <FormattedMessage {...(isAll ? messages.none : messages.noProducts)} values={{ query }} />
        ) : (
          <FormattedMessage {...messages.noneAtAll} />
        )}
      </p>
      <p>
        <FormattedMessage {...(isAll ? messages.advice : messages.readInstead)} />
      </p>
      {places.length > 0 && (
        <nav aria-label={formatMessage(messages.places)}>
          <ul className={styles.places}>
            {places.map(({ displayName, pageLink }) => (
              <li key={displayName}>
                <Link to={pageLink} className={styles.place}>
                  {displayName}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ButtonLink to={paths.home()}>
        <FormattedMessage {...messages.browse} />
      </ButtonLink>
      <Link to={paths.questions()}>
        <FormattedMessage {...messages.help} />
      </Link>
    </div>
  )
}
