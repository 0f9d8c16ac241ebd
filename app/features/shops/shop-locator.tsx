import { FormattedMessage } from 'react-intl'
import { useHistory } from 'react-router-dom'
import type { ShopView } from '@/commerce-client/shop.mapper'
import { toShopSearch, type ShopSearch } from '@/rules/shop-search'
import { paths } from '@/site/paths'
import { Heading } from '@/ui/heading'
import { Skeleton } from '@/ui/skeleton'
import { ShopFinder } from './finder/shop-finder'
import { ShopsFailure } from './shops-failure'
import { shopsMessages as messages } from './shops.messages'
import styles from './shop-search.module.css'
import { ZipRangeForm } from './zip-range-form'
import { FindAShopAccordion, isInFindAShop } from './find-a-shop-accordion'
import listStyles from './shop-list.module.css'

interface ShopLocatorProps {
  /** Undefined while loading. */
  shops?: readonly ShopView[]
  /** Set if the shops could not be loaded; retries. */
  onRetry?: () => void
  /** Undefined on the server and until hydration. */
  now?: Date
  search?: ShopSearch
  stateCode?: string
}

export function ShopLocator({ shops, onRetry, ...asked }: ShopLocatorProps) {
  const { now, search } = asked
  return (
    <>
      <section aria-labelledby="shop-search" className={styles.search}>
        <div className={styles.head}>
          <div>
            <Heading level={2} size="md" id="shop-search">
              <FormattedMessage {...messages.searchTitle} />
            </Heading>
            <p className={styles.intro}>
              <FormattedMessage {...messages.searchIntro} />
            </p>
          </div>
          <ShopSearchForm search={search} />
        </div>
        {shops || search ? (
          <ShopFinder shops={shops ?? []} {...asked} />
        ) : onRetry ? (
          <div className={styles.failure}>
            <ShopsFailure onRetry={onRetry} />
          </div>
        ) : (
          <Skeleton aspectRatio="1000 / 420" />
        )}
      </section>
      {shops && <ShopList shops={shops} now={now} />}
    </>
  )
}

/** The form with ZIP code and range. The result has its own URL. */
function ShopSearchForm({ search }: { search?: ShopSearch }) {
  const history = useHistory()
  return (
    <ZipRangeForm
      action={history.createHref({ pathname: paths.shops() })}
      search={search}
      onSearch={(wanted) => history.push(`${paths.shops()}${toShopSearch(wanted)}`)}
    />
  )
}

interface ShopListProps {
  shops: readonly ShopView[]
  now?: Date
}

/** Find-a-shop at the bottom of the page of all shops (SHOP-002). */
function ShopList({ shops, now }: ShopListProps) {
  const listed = shops.filter(isInFindAShop)
  if (listed.length === 0) return null
  return (
    <section aria-labelledby="find-a-shop" className={listStyles.list}>
      <Heading level={2} id="find-a-shop">
        <FormattedMessage {...messages.findAShop} />
      </Heading>
      <p className={listStyles.intro}>
        <FormattedMessage {...messages.findAShopIntro} />
      </p>
      <FindAShopAccordion shops={listed} now={now} />
    </section>
  )
}
