import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { listClosedPickups, readQuantityExceptions } from '@/commerce-client/basket-notices'
import type { Basket } from '@/commerce-client/baskets'
import { listShoplessLines } from '@/domain/shopless-pickup'
import { useLineProducts } from '@/shopper/basket/use-line-products'
import { AddTreatsButton } from './add-treats-button'
import { BagGroups } from './bag-groups'
import { BagNotices } from './bag-notices'
import { BagSummary } from './bag-summary'
import { BonusChoices } from './bonus-choice'
import styles from './bag.module.css'
import { EmptyBag } from './empty-bag'
import { GoneLines } from './gone-lines'
import { SettlingContext } from './settling'
import { useBasketUpkeep } from './use-basket-upkeep'
import { useRemoval } from './use-removal'

interface BagContentsProps {
  basket: Basket | null
  /** What stands below an empty bag. */
  suggestions?: ReactNode
  /** What is offered below the lines. */
  extras?: ReactNode
  /** Beside what the bag comes to, while it is not known where it goes. */
  estimate?: ReactNode
}

/** The lines of a bag, what was said about them, and the summary. */
export function BagContents({ basket, suggestions, extras, estimate }: BagContentsProps) {
  const removal = useRemoval(basket)
  const [blocking, block] = useBlockingLines()
  const settlings = useMemo(() => new Set<() => void>(), [])
  useBasketUpkeep(basket, { onShopless: removal.removeAll })
  const lost = basket ? listShoplessLines(basket) : []
  const items = (basket?.productItems ?? []).filter(
    (item) => !removal.leaving.includes(item.itemId ?? '') && !lost.includes(item),
  )
  const products = useLineProducts(items)
  const exceptions = (basket ? readQuantityExceptions(basket) : []).filter(
    ({ itemId }) => !removal.leaving.includes(itemId),
  )

  const closed = basket ? listClosedPickups(basket).map(({ itemId }) => itemId) : []
  // what a closed shop keeps is said above, for all of it
  const toldAtLine = exceptions.filter(({ itemId }) => !closed.includes(itemId))

  return (
    <SettlingContext.Provider value={settlings}>
      <BagNotices basket={basket} removal={removal} error={removal.error} />
      {!basket || items.length === 0 ? (
        <>
          <EmptyBag />
          {suggestions}
        </>
      ) : (
        <div className={styles.columns}>
          <div>
            <GoneLines items={items} exceptions={toldAtLine} onRemove={removal.removeAll} />
            <BagGroups
              basket={basket}
              items={items}
              products={products}
              exceptions={toldAtLine}
              onRemove={removal.remove}
              onBlock={block}
            />
            <BonusChoices basket={basket} />
            {extras}
            <AddTreatsButton />
          </div>
          <div className={styles.aside}>
            <BagSummary
              basket={basket}
              estimate={estimate}
              isBlocked={blocking.length > 0 || exceptions.length > 0}
            />
          </div>
        </div>
      )}
    </SettlingContext.Provider>
  )
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
