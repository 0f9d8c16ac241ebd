import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ArticleCardList } from '@/blocks/article-card'
import { BlockSection } from '@/blocks/block-section'
import { readDate } from '@/blocks/read-author'
import { DIFFICULTIES, difficultyMessages } from '@/blocks/recipe/difficulty'
import { Duration } from '@/blocks/recipe/duration'
import { searchMessages as messages } from '@/features/search/search.messages'
import type { ContentHit } from '@/integrations/content-hub/content-search.port'
import { asOneOf } from '@/lib/read-fields'
import { Button } from '@/ui/button'
import { DateText } from '@/ui/date-text'
import { Link } from '@/ui/link'
import { CONTENT_RESULTS_ID, splitHits } from './content-hits'
import styles from './content-results.module.css'

const FIRST_ARTICLES = 3
const FIRST_PAGES = 4

/** Recipes, stories and pages that match the search term (SRCH-020), in addition to products. */
export function ContentResults({ hits }: { hits: readonly ContentHit[] }) {
  const { formatMessage } = useIntl()
  const { articles, pages } = splitHits(hits)
  if (hits.length === 0) return null
  return (
    <div className={styles.results}>
      <Group id={CONTENT_RESULTS_ID.articles} hits={articles} first={FIRST_ARTICLES}>
        {(shown) => (
          <ArticleCardList
            title={formatMessage(messages.articles)}
            cards={shown}
            renderKicker={(hit) => <Kicker hit={hit} />}
          />
        )}
      </Group>
      <Group id={CONTENT_RESULTS_ID.pages} hits={pages} first={FIRST_PAGES}>
        {(shown) => (
          <BlockSection title={formatMessage(messages.pages)}>
            <PageList hits={shown} />
          </BlockSection>
        )}
      </Group>
    </div>
  )
}

interface GroupProps<Hit> {
  id: string
  hits: readonly Hit[]
  first: number
  children: (shown: readonly Hit[]) => ReactNode
}

function Group<Hit>({ id, hits, first, children }: GroupProps<Hit>) {
  const [isWhole, setIsWhole] = useState(false)
  const hidden = isWhole ? 0 : hits.length - first
  if (hits.length === 0) return null
  return (
    <div id={id} className={styles.group}>
      {children(isWhole ? hits : hits.slice(0, first))}
      {hidden > 0 && (
        <div className="container">
          <Button variant="secondary" onClick={() => setIsWhole(true)}>
            <FormattedMessage {...messages.showHidden} values={{ count: hidden }} />
          </Button>
        </div>
      )}
    </div>
  )
}

function PageList({ hits }: { hits: readonly ContentHit[] }) {
  return (
    <ul className={styles.pages}>
      {hits.map(({ id, link, text, title }) => (
        <li key={id} className={styles.page}>
          <Link to={link} className={styles.link}>
            {title}
          </Link>
          {text && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ul>
  )
}

/** The line above a title: `Recipe · 35 min · Easy`, `Craft · October 8, 2026`. */
function Kicker({ hit }: { hit: ContentHit }) {
  const { category, totalMinutes } = hit
  const date = readDate(hit.publishedDate)
  const difficulty = asOneOf(hit.difficulty, DIFFICULTIES)
  if (hit.kind === 'recipe') {
    return (
      <>
        <FormattedMessage {...messages.recipe} />
        {totalMinutes !== undefined && ' · '}
        {totalMinutes !== undefined && <Duration minutes={totalMinutes} />}
        {difficulty && ' · '}
        {difficulty && <FormattedMessage {...difficultyMessages[difficulty]} />}
      </>
    )
  }
  return (
    <>
      {category ?? <FormattedMessage {...messages.story} />}
      {date && ' · '}
      {date && (
        <time dateTime={date}>
          <DateText value={date} />
        </time>
      )}
    </>
  )
}
