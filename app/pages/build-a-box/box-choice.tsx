import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { boxesQuery } from '@/commerce-client/boxes.queries'
import { ProductTile } from '@/features/product/product-tile'
import { ProductTileSkeleton } from '@/features/product/product-tile-skeleton'
import { useSite } from '@/site/use-site'
import { Heading } from '@/ui/heading'
import { LoadFailure } from '@/ui/load-failure'
import { buildABoxMessages as messages } from './build-a-box.messages'
import styles from './build-a-box.module.css'

const EXPECTED = 3

interface BoxChoiceProps {
  /** Code of the pieces; only boxes for this code are shown. */
  code: string | undefined
  /** Whether the code is known yet. */
  isKnown: boolean
}

export function BoxChoice({ code, isKnown }: BoxChoiceProps) {
  const site = useSite()
  const id = useId()
  const boxes = useQuery({ ...boxesQuery(site.id, code), enabled: isKnown })
  if (boxes.isError)
    return (
      <LoadFailure onRetry={() => void boxes.refetch()}>
        <FormattedMessage {...messages.failed} />
      </LoadFailure>
    )
  if (boxes.data?.tiles.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.choice}>
      <Heading level={2} id={id}>
        <FormattedMessage {...messages.boxes} />
      </Heading>
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
  )
}
