import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { lineProductsQuery } from '@/commerce-client/line-products.queries'
import { AccountEmpty } from '@/purchase/account/account-empty'
import { piecesOfMix } from '@/rules/custom-mix'
import { useSavedMixes } from '@/shopper/saved-mixes/use-saved-mixes'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { ButtonLink } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { LoadFailure } from '@/ui/load-failure'
import { Skeleton } from '@/ui/skeleton'
import { SavedMixRow } from './saved-mix-row'
import { savedMixesMessages as messages } from './saved-mixes.messages'
import styles from './saved-mixes.module.css'
import { useMixEditing } from './use-mix-editing'

interface SavedMixesProps {
  /** Whether the page was opened for the boxes; otherwise nothing is rendered if there are none. */
  isAsked?: boolean
}

/** The boxes that a customer has filled and saved. */
export function SavedMixes({ isAsked = false }: SavedMixesProps) {
  const { id: siteId } = useSite()
  const list = useSavedMixes()
  const mixes = list.data ?? []
  const editing = useMixEditing()
  const ids = mixes.flatMap(({ productId, mix }) => [
    productId,
    ...piecesOfMix(mix).map(({ id }) => id),
  ])
  const sold = useQuery({
    ...lineProductsQuery(siteId, ids),
    enabled: mixes.length > 0,
    // keeps the list visible when one box is removed
    keepPreviousData: true,
  })
  const products = sold.data
  const missing = [list, sold].find(({ isError, data }) => isError && data === undefined)
  if (missing) {
    return (
      <LoadFailure onRetry={() => void missing.refetch()}>
        <FormattedMessage {...messages.failed} />
      </LoadFailure>
    )
  }
  if (list.data?.length === 0 && isAsked) {
    return (
      <div id="boxes">
        <AccountEmpty title={messages.emptyTitle} text={messages.emptyText}>
          <ButtonLink to={paths.boxStep('box', 'start')}>
            <FormattedMessage {...messages.build} />
          </ButtonLink>
        </AccountEmpty>
      </div>
    )
  }
  if (mixes.length === 0 || !products) return isAsked ? <Skeleton height="12rem" /> : null
  return (
    <section className={styles.section} aria-labelledby="boxes">
      <Heading id="boxes" level={2} size="md">
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
