import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { lineProductsQuery } from '@/commerce-client/line-products.queries'
import { piecesOfMix } from '@/domain/custom-mix'
import { useSavedMixes } from '@/shopper/saved-mixes/use-saved-mixes'
import { useSite } from '@/site/use-site'
import { Heading } from '@/ui/heading'
import { LoadFailure } from '@/ui/load-failure'
import { SavedMixRow } from './saved-mix-row'
import { savedMixesMessages as messages } from './saved-mixes.messages'
import styles from './saved-mixes.module.css'
import { useMixEditing } from './use-mix-editing'

/** The filled boxes that a customer keeps; nothing for who has none. */
export function SavedMixes() {
  const { id: siteId } = useSite()
  const { hash } = useLocation()
  const section = useRef<HTMLElement>(null)
  const { data: mixes = [], isError, refetch } = useSavedMixes()
  const editing = useMixEditing()
  const ids = mixes.flatMap(({ productId, mix }) => [
    productId,
    ...piecesOfMix(mix).map(({ id }) => id),
  ])
  const { data: products } = useQuery(lineProductsQuery(siteId, ids))
  const isShown = mixes.length > 0 && products !== undefined
  const isAsked = isShown && hash === '#boxes'
  useEffect(() => {
    if (isAsked) section.current?.focus()
  }, [isAsked])
  if (isError) {
    return (
      <LoadFailure onRetry={() => void refetch()}>
        <FormattedMessage {...messages.failed} />
      </LoadFailure>
    )
  }
  if (!isShown) return null
  return (
    <section ref={section} className={styles.section} aria-labelledby="boxes" tabIndex={-1}>
      <Heading id="boxes" level={2} size="lg">
        <FormattedMessage {...messages.title} />
      </Heading>
      <p className={styles.soft}>
        <FormattedMessage {...messages.text} />
      </p>
      <ul className={styles.list}>
        {[...mixes].reverse().map((mix) => (
          <SavedMixRow key={mix.id} saved={mix} products={products} editing={editing} />
        ))}
      </ul>
    </section>
  )
}
