import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { productQuery } from '@/commerce-client/products.queries'
import { boxesQuery } from '@/commerce-client/boxes.queries'
import CustomMixNote from '@/features/product/custom-mix-note'
import { ProductTile } from '@/features/product/product-tile'
import { ProductTileSkeleton } from '@/features/product/product-tile-skeleton'
import { useSite } from '@/site/use-site'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Heading } from '@/ui/heading'
import { LoadFailure } from '@/ui/load-failure'
import { PageHead } from '@/ui/page-head'
import { buildABoxMessages as messages } from './build-a-box.messages'
import styles from './build-a-box.module.css'

const EXPECTED = 3

/** The boxes to choose from; those that a piece goes into, where one is named. */
export function BoxChoice({ piece }: { piece: string | undefined }) {
  const site = useSite()
  const id = useId()
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const chosen = useQuery({ ...productQuery(site.id, piece ?? ''), enabled: piece !== undefined })
  const isKnown = piece === undefined || !chosen.isLoading
  const boxes = useQuery({
    ...boxesQuery(site.id, chosen.data?.customMixCode),
    enabled: isKnown,
  })
  const title = formatMessage(messages.title)
  return (
    <>
      <PageHead title={title} description={formatMessage(messages.lead)} canonicalPath={pathname} />
      <Breadcrumb current={title} />
      <div className={styles.head}>
        <Heading level={1}>{title}</Heading>
        <p className={styles.lead}>
          {chosen.data ? (
            <FormattedMessage {...messages.leadWithPiece} values={{ piece: chosen.data.name }} />
          ) : (
            <FormattedMessage {...messages.lead} />
          )}
        </p>
      </div>
      {boxes.isError ? (
        <LoadFailure onRetry={() => void boxes.refetch()}>
          <FormattedMessage {...messages.failed} />
        </LoadFailure>
      ) : (
        <section aria-labelledby={id}>
          <h2 id={id} className="visually-hidden">
            <FormattedMessage {...messages.boxes} />
          </h2>
          <ul className={styles.boxes} aria-busy={boxes.isLoading || undefined}>
            {boxes.data?.tiles.map((product) => (
              <li key={product.id}>
                <ProductTile product={product} />
              </li>
            )) ??
              Array.from({ length: EXPECTED }, (_, index) => (
                <li key={index}>
                  <ProductTileSkeleton />
                </li>
              ))}
          </ul>
        </section>
      )}
      <div className={styles.note}>
        <CustomMixNote isPiece={false} />
      </div>
    </>
  )
}
