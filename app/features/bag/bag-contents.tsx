import { useCallback, useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { readFlashes, readQuantityExceptions } from '@/commerce-client/basket-notices'
import type { Basket, BasketItem } from '@/commerce-client/baskets'
import { lineProductsQuery } from '@/commerce-client/line-products.queries'
import { serverErrorText } from '@/errors/server-error-text'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { AddTreatsButton } from './add-treats-button'
import { BagGroups } from './bag-groups'
import { BagSummary } from './bag-summary'
import styles from './bag.module.css'
import { EmptyBag } from './empty-bag'
import { RemovedNotice } from './removed-notice'
import { useRemoval } from './use-removal'

interface BagContentsProps {
  basket: Basket | null
  suggestions?: ReactNode
}

/** The lines of a bag, what was said about them, and the summary. */
export function BagContents({ basket, suggestions }: BagContentsProps) {
  const intl = useIntl()
  const removal = useRemoval(basket)
  const [blocking, block] = useBlockingLines()
  const items = (basket?.productItems ?? []).filter(
    ({ itemId = '' }) => !removal.leaving.includes(itemId),
  )
  const products = useLineProducts(items)
  const exceptions = basket ? readQuantityExceptions(basket) : []

  return (
    <>
      <div className={styles.notices}>
        {basket && readFlashes(basket).map((text) => <Alert key={text}>{text}</Alert>)}
        {removal.error && <Alert tone="error">{serverErrorText(removal.error, intl)}</Alert>}
        {removal.removed && (
          <RemovedNotice
            name={removal.removed.productName ?? ''}
            isUndoing={removal.isUndoing}
            onUndo={removal.undo}
          />
        )}
      </div>
      {!basket || items.length === 0 ? (
        <>
          <EmptyBag />
          {suggestions}
        </>
      ) : (
        <div className={styles.columns}>
          <div>
            <BagGroups
              basket={basket}
              items={items}
              products={products}
              exceptions={exceptions}
              onRemove={removal.remove}
              onBlock={block}
            />
            <AddTreatsButton />
          </div>
          <div className={styles.aside}>
            <BagSummary basket={basket} isBlocked={blocking.length > 0 || exceptions.length > 0} />
          </div>
        </div>
      )}
    </>
  )
}

function useLineProducts(items: readonly BasketItem[]) {
  const { id: siteId } = useSite()
  const ids = items.flatMap(({ productId }) => productId ?? [])
  return useQuery({ ...lineProductsQuery(siteId, ids), keepPreviousData: true }).data ?? {}
}

/** The lines whose quantity is not settled. */
function useBlockingLines() {
  const [ids, setIds] = useState<readonly string[]>([])
  const block = useCallback((id: string, isBlocking: boolean) => {
    setIds((now) => {
      if (now.includes(id) === isBlocking) return now
      return isBlocking ? [...now, id] : now.filter((other) => other !== id)
    })
  }, [])
  return [ids, block] as const
}
