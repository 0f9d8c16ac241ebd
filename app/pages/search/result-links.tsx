import { FormattedMessage, useIntl } from 'react-intl'
import { searchMessages as messages } from '@/features/search/search.messages'
import type { ContentHit } from '@/integrations/content-hub/content-search.port'
import { Skeleton } from '@/ui/skeleton'
import { CONTENT_RESULTS_ID, splitHits } from './content-hits'
import styles from './search-page.module.css'

interface ResultLinksProps {
  /** Number of products; undefined while loading. */
  total?: number
  /** Undefined while loading: their space is reserved. */
  hits: readonly ContentHit[] | undefined
}

export function ResultLinks({ total, hits }: ResultLinksProps) {
  const { formatMessage } = useIntl()
  if (!hits) return <Skeleton className={styles.links} height="2.75rem" width="16rem" />
  if (hits.length === 0) return null
  const { articles, pages } = splitHits(hits)
  const target = articles.length > 0 ? CONTENT_RESULTS_ID.articles : CONTENT_RESULTS_ID.pages
  return (
    <nav className={styles.links} aria-label={formatMessage(messages.kinds)}>
      <span aria-current="true" className={styles.link}>
        <FormattedMessage {...messages.products} values={{ total: total ?? 0 }} />
      </span>
      <a href={`#${target}`} className={styles.link}>
        <FormattedMessage
          {...(articles.length > 0 ? messages.articleCount : messages.pageCount)}
          values={{ count: articles.length || pages.length }}
        />
      </a>
    </nav>
  )
}
