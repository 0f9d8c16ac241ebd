import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { shopStockQuery } from '@/commerce-client/shop-stock.queries'
import { widerRange, type ShopSearch } from '@/rules/shop-search'
import { pickupShopsQuery } from '@/integrations/store-locator/store-locator.queries'
import type { PickupShop } from '@/integrations/store-locator/pickup-shop'
import { useSite } from '@/site/use-site'
import { Button } from '@/ui/button'
import { RetryButton } from '@/ui/load-failure'
import { Skeleton } from '@/ui/skeleton'
import { shopsMessages } from '../shops.messages'
import { PickupShopItem } from './pickup-shop-item'
import { pickupMessages as messages } from './pickup.messages'
import styles from './pickup.module.css'

const ROWS = [0, 1, 2]

interface PickupResultsProps {
  search: ShopSearch
  productId?: string
  /** The preferred shop, which is shown above and therefore excluded. */
  preferredId?: string
  now?: Date
  pendingId?: string
  onSelect: (shop: PickupShop) => void
  onSearch: (search: ShopSearch) => void
  onNewSearch: () => void
}

export function PickupResults({ search, productId, preferredId, ...props }: PickupResultsProps) {
  const { now, pendingId, onSelect, onSearch, onNewSearch } = props
  const site = useSite()
  const { data: found, isError, refetch } = useQuery(pickupShopsQuery(site.id, search))
  const shops = found?.filter(({ id }) => id !== preferredId)
  const { isKnown, isMissing } = useProductAt(productId, found)
  const heading = useRef<HTMLParagraphElement>(null)
  // The focused form has been replaced by the result, so the focus moves there.
  useEffect(() => heading.current?.focus(), [search])

  // A failed search is shown like an empty result, but with a retry (SHOP-038).
  const isEmpty = isError || found?.length === 0
  const isReady = shops && isKnown
  const wider = widerRange(search.range)
  const [nearest, ...others] = shops ?? []
  const rest = preferredId === undefined ? others : (shops ?? [])
  const list = (of: readonly PickupShop[], from: number) => (
    <ol className={styles.shops} start={from}>
      {of.map((shop, index) => (
        <PickupShopItem
          key={shop.id}
          shop={shop}
          number={from + index}
          now={now}
          isProductMissing={isMissing(shop.id)}
          isPending={pendingId === shop.id}
          onSelect={() => onSelect(shop)}
        />
      ))}
    </ol>
  )
  return (
    <>
      <p ref={heading} tabIndex={-1} role="status" className={styles.answer}>
        {isEmpty ? (
          <FormattedMessage {...shopsMessages.none} />
        ) : isReady ? (
          <FormattedMessage
            {...shopsMessages.found}
            values={{ count: found?.length ?? 0, ...search }}
          />
        ) : (
          <FormattedMessage {...shopsMessages.searching} />
        )}
      </p>
      <div className="cluster-3">
        <Button
          size={isEmpty ? 'md' : 'sm'}
          isWide={isEmpty}
          variant="secondary"
          onClick={onNewSearch}
        >
          <FormattedMessage {...messages.newLocation} />
        </Button>
        {isError && <RetryButton onRetry={() => void refetch()} />}
      </div>
      {!isReady && !isEmpty && <PickupShopsSkeleton />}
      {isReady && preferredId === undefined && nearest && (
        <>
          <h3 className={styles.heading}>
            <FormattedMessage {...messages.nearest} />
          </h3>
          {list([nearest], 1)}
        </>
      )}
      {isReady && rest.length > 0 && (
        <>
          <h3 className={styles.heading}>
            <FormattedMessage {...messages.others} />
          </h3>
          {list(rest, preferredId === undefined ? 2 : 1)}
        </>
      )}
      {wider !== undefined && (isReady || isEmpty) && (
        <Button isWide variant="secondary" onClick={() => onSearch({ ...search, range: wider })}>
          <FormattedMessage {...messages.extend} values={{ range: wider }} />
        </Button>
      )}
    </>
  )
}

/** Returns whether shops are out of stock; unknown stock counts as out of stock. */
function useProductAt(productId: string | undefined, shops: readonly PickupShop[] | undefined) {
  const site = useSite()
  const ids = (shops ?? []).map(({ id }) => id)
  const query = shopStockQuery(site.id, productId ? [productId] : [], ids)
  const { data: stock, isError } = useQuery(query)
  return {
    isKnown: !query.enabled || stock !== undefined || isError,
    isMissing: (shopId: string) =>
      productId !== undefined && !((stock?.[productId]?.[shopId]?.ats ?? 0) > 0),
  }
}

function PickupShopsSkeleton() {
  return (
    <div className={styles.shops}>
      {ROWS.map((row) => (
        <div key={row} className={styles.shop}>
          <Skeleton width="1.75rem" height="2.25rem" />
          <Skeleton height="11.5rem" />
        </div>
      ))}
    </div>
  )
}
