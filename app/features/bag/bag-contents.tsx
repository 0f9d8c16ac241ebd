import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import {
  listClosedPickups,
  isAboutMix,
  readQuantityExceptions,
  type QuantityException,
} from '@/commerce-client/basket-notices'
import type { Basket, BasketItem } from '@/commerce-client/baskets'
import { isEmptyBasket, isMailedOnly } from '@/rules/basket-contents'
import { listShoplessLines } from '@/rules/shopless-pickup'
import { useLineProducts } from '@/shopper/basket/use-line-products'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { Button, ButtonLink } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { Sprig } from '@/ui/sprig'
import { useSheet } from '@/ui/use-sheet'
import { BagGiftCards } from './bag-gift-cards'
import { BagGroups } from './bag-groups'
import { BagNotices } from './bag-notices'
import { BagSummary } from './bag-summary'
import { bagMessages } from './bag.messages'
import { BonusChoices } from './bonus-choice'
import styles from './bag.module.css'
import { UnsentQuantitiesContext } from './unsent-quantities'
import { useBasketUpkeep } from './use-basket-upkeep'
import { useRemoval } from './use-removal'
import { useSaveForLater } from './use-save-for-later'

interface BagContentsProps {
  basket: Basket | null
  /** The bag was lost with its session: it is not called empty. */
  isLost?: boolean
  /** Content below an empty bag. */
  suggestions?: ReactNode
  /** Shown with goods, not with gift cards alone, which are mailed. */
  extras?: ReactNode
  /** Shown below the totals while they are not final, e.g. a shipping estimate. */
  estimate?: ReactNode
  /** Shown below the button to checkout. */
  express?: ReactNode
}

export function BagContents(props: BagContentsProps) {
  const { basket, isLost = false, suggestions, extras, estimate, express } = props
  const removal = useRemoval(basket)
  const saveForLater = useSaveForLater(basket, removal)
  const [blocking, block] = useBlockingLines()
  const unsentQuantities = useMemo(() => new Set<() => void>(), [])
  useBasketUpkeep(basket, {
    onShopless: (items) => removal.removeAll(items, { isLasting: true }),
  })
  const lost = basket ? listShoplessLines(basket) : []
  const items = (basket?.productItems ?? []).filter(
    (item) => !removal.leaving.includes(item.itemId ?? '') && !lost.includes(item),
  )
  const products = useLineProducts(items)
  const exceptions = (basket ? readQuantityExceptions(basket) : []).filter(
    ({ itemId }) => !removal.leaving.includes(itemId),
  )

  const closed = basket ? listClosedPickups(basket).map(({ itemId }) => itemId) : []
  // exceptions of a closed shop, and of products to be put into a box, are explained above the
  // lines
  const shownAtLine = exceptions.filter(
    (exception) => !closed.includes(exception.itemId) && !isAboutMix(exception),
  )

  return (
    <UnsentQuantitiesContext.Provider value={unsentQuantities}>
      <BagNotices basket={basket} error={removal.error} />
      {!basket || isEmptyBasket({ ...basket, productItems: items }) ? (
        <>
          {!isLost && <EmptyBag />}
          {suggestions}
        </>
      ) : (
        <div className={styles.columns}>
          <div>
            <UnavailableLines items={items} exceptions={shownAtLine} onRemove={removal.removeAll} />
            <BagGroups
              basket={basket}
              items={items}
              products={products}
              exceptions={shownAtLine}
              onSave={saveForLater}
              onRemove={removal.remove}
              onBlock={block}
            />
            <BagGiftCards basket={basket} />
            <BonusChoices basket={basket} />
            {!isMailedOnly(basket) && extras}
            <AddTreatsButton />
          </div>
          <div className={styles.aside}>
            <BagSummary
              basket={basket}
              estimate={estimate}
              express={express}
              isBlocked={blocking.length > 0 || exceptions.length > 0}
            />
          </div>
        </div>
      )}
    </UnsentQuantitiesContext.Provider>
  )
}

/** Returns the ids of lines whose quantity blocks checkout, and a setter. */
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

/**
 * Opens the sheet of treats (SHEET-035), which are added to `shipmentId` or else to the first
 * shipment.
 */
function AddTreatsButton({ shipmentId }: { shipmentId?: string }) {
  const { open } = useSheet()
  return (
    <div className={styles.treats}>
      <p className={styles.treatsText}>
        <FormattedMessage {...bagMessages.addTreatsText} />
      </p>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => open('add-treats', { shipmentId })}
      >
        <FormattedMessage {...bagMessages.addTreats} />
      </Button>
    </div>
  )
}

/** Shown for an empty bag (CART-053). */
function EmptyBag() {
  return (
    <div className="nothing-yet">
      <Sprig />
      <Heading level={2}>
        <FormattedMessage {...bagMessages.emptyTitle} />
      </Heading>
      <p className="muted">
        <FormattedMessage {...bagMessages.emptyText} />
      </p>
      <ButtonLink to={paths.home()}>
        <FormattedMessage {...bagMessages.continueShopping} />
      </ButtonLink>
    </div>
  )
}

interface UnavailableLinesProps {
  items: readonly BasketItem[]
  exceptions: readonly QuantityException[]
  onRemove: (items: readonly BasketItem[]) => void
}

/** If several lines are sold out, a single click removes all of them. */
function UnavailableLines({ items, exceptions, onRemove }: UnavailableLinesProps) {
  const unavailable = items.filter(({ itemId }) =>
    exceptions.some((one) => one.itemId === itemId && one.available === 0),
  )
  if (unavailable.length < 2) return null
  return (
    <Alert tone="error">
      <FormattedMessage {...bagMessages.gone} values={{ count: unavailable.length }} />{' '}
      <Button variant="quiet" size="sm" onClick={() => onRemove(unavailable)}>
        <FormattedMessage {...bagMessages.removeGone} />
      </Button>
    </Alert>
  )
}
