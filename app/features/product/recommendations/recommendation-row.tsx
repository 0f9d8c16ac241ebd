import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { productsQuery } from '@/commerce-client/products.queries'
import type { Recommendations } from '@/integrations/recommendations/recommendations.port'
import { useSeen } from '@/lib/use-in-view'
import { reportActivity, useActivityOf } from '@/shopper/activities/report-activity'
import { useSite } from '@/site/use-site'
import { Carousel } from '@/ui/carousel'
import { Heading } from '@/ui/heading'
import { ProductTile } from '../product-tile'
import { ProductTileSkeleton } from '../product-tile-skeleton'
import styles from './recommendation-rows.module.css'

const VISIBLE = 4

interface RecommendationRowProps {
  /** A message, or an editor's text. */
  title: MessageDescriptor | string
  /** Sorted product ids; undefined while loading. */
  productIds: readonly string[] | undefined
  /** The service's response, used to report views and clicks. */
  source?: Recommendations | null
  /** `true` in a sheet. */
  isNarrow?: boolean
}

/**
 * A row of recommended products that can be ordered. Renders nothing if there are none or loading
 * fails.
 */
export function RecommendationRow({ title, productIds, ...props }: RecommendationRowProps) {
  const { source, isNarrow = false } = props
  const site = useSite()
  const id = useId()
  const { formatMessage } = useIntl()
  const words = typeof title === 'string' ? title : formatMessage(title)
  const ids = productIds ?? []
  const { data, isError } = useQuery({
    ...productsQuery(site.id, ids),
    enabled: ids.length > 0,
    retry: false,
  })
  const products = data?.filter(({ isOrderable }) => isOrderable)
  const shown = products ?? []
  const [row, setRow] = useState<HTMLElement | null>(null)
  const isViewed = useSeen(row) && shown.length > 0
  useActivityOf('viewReco', isViewed ? source?.recoUUID : undefined, () => ({
    ...credit(source),
    products: shown.map((product) => ({ id: product.id })),
  }))
  if (isError || productIds?.length === 0 || products?.length === 0) return null
  return (
    <section ref={setRow} className={isNarrow ? styles.narrow : styles.row} aria-labelledby={id}>
      <Heading level={2} id={id} className={styles.title}>
        {words}
      </Heading>
      <Carousel label={words} isLoop isNarrow={isNarrow}>
        {products
          ? products.map((product) => (
              <ProductTile
                key={product.id}
                product={product}
                onFollow={() => {
                  if (!source) return
                  const clicked = { ...credit(source), product: { id: product.id } }
                  reportActivity(site.id, 'clickReco', clicked)
                }}
              />
            ))
          : Array.from({ length: VISIBLE }, (_, index) => <ProductTileSkeleton key={index} />)}
      </Carousel>
    </section>
  )
}

const credit = (source: Recommendations | null | undefined) => ({
  recommenderName: source?.recommenderName ?? '',
  recoUUID: source?.recoUUID ?? '',
})
