import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { nearbyShopsQuery } from '@/commerce-client/stores.queries'
import type { ShopSearch } from '@/domain/shop-search'
import { errorMessages } from '@/errors/errors.messages'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { ShopEntry } from './shop-entry'
import { shopsMessages as messages } from './shops.messages'
import styles from './shop-search.module.css'

/** What a search found, nearest first. */
export function NearbyShops({ search, now }: { search: ShopSearch; now?: Date }) {
  const site = useSite()
  const { data, isError, refetch } = useQuery(nearbyShopsQuery(site.id, search))
  if (isError) {
    return (
      <Alert tone="error">
        <p>
          <FormattedMessage {...errorMessages.generic} />
        </p>
        <Button variant="quiet" size="sm" onClick={() => void refetch()}>
          <FormattedMessage {...messages.retry} />
        </Button>
      </Alert>
    )
  }
  return (
    <>
      <p role="status" className={styles.answer}>
        <Answer count={data?.length} search={search} />
      </p>
      {data && data.length > 0 && (
        <ol className={styles.found}>
          {data.map((shop) => (
            <li key={shop.id} className={styles.foundShop}>
              <ShopEntry shop={shop} now={now} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function Answer({ count, search }: { count: number | undefined; search: ShopSearch }) {
  if (count === undefined) return <FormattedMessage {...messages.searching} />
  if (count === 0) return <FormattedMessage {...messages.none} />
  return <FormattedMessage {...messages.found} values={{ count, ...search }} />
}
