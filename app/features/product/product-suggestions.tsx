import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { FormattedMessage, defineMessages } from 'react-intl'
import { listingQuery } from '@/commerce-client/search.queries'
import { DEFAULT_SORT } from '@/rules/listing-window'
import { useSite } from '@/site/use-site'
import { Heading } from '@/ui/heading'
import styles from './product-suggestions.module.css'
import { ProductTile } from './product-tile'
import { ProductTileSkeleton } from './product-tile-skeleton'

const messages = defineMessages({
  suggestions: { id: 'tile.suggestions', defaultMessage: 'A good place to begin' },
})

const SHOWN = 4

/** The first products of the shop's default list, for a page without other content. */
export function ProductSuggestions() {
  const site = useSite()
  const id = useId()
  const request = { refine: [], offset: 0, limit: SHOWN, sort: DEFAULT_SORT, withFacets: false }
  const { data, isError } = useQuery(listingQuery(site.id, request))
  if (isError || data?.tiles.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} id={id} className={styles.title}>
        <FormattedMessage {...messages.suggestions} />
      </Heading>
      <ul className={styles.tiles}>
        {data?.tiles.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} />
          </li>
        )) ??
          Array.from({ length: SHOWN }, (_, index) => (
            <li key={index}>
              <ProductTileSkeleton />
            </li>
          ))}
      </ul>
    </section>
  )
}
