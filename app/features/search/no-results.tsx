import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '@/site/paths'
import { ButtonLink } from '@/ui/button'
import { Link } from '@/ui/link'
import { searchMessages as messages } from './search.messages'
import styles from './search.module.css'

interface NoResultsProps {
  query?: string
  /** Recipes or stories were found, though no product. */
  isPartial: boolean
  /** Where browsing goes on. */
  places: readonly { displayName: string; pageLink: string }[]
}

/** No product found, and the ways back to browsing (SRCH-042). */
export function NoResults({ query, isPartial, places }: NoResultsProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.none}>
      <p className={styles.statement}>
        {query ? (
          <FormattedMessage
            {...(isPartial ? messages.noProducts : messages.none)}
            values={{ query }}
          />
        ) : (
          <FormattedMessage {...messages.noneAtAll} />
        )}
      </p>
      <p>
        <FormattedMessage {...(isPartial ? messages.readInstead : messages.advice)} />
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
    </div>
  )
}
