import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { useHistory } from 'react-router-dom'
import type { ShopView } from '@/commerce-client/shop.mapper'
import { nearbyShopsQuery } from '@/commerce-client/stores.queries'
import type { ShopSearch } from '@/rules/shop-search'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { groupByState } from '../group-by-state'
import { ShopsFailure } from '../shops-failure'
import { shopsMessages } from '../shops.messages'
import { FinderPanes } from './finder-panes'
import { finderMessages as messages } from './finder.messages'
import styles from './shop-finder.module.css'

interface ShopFinderProps {
  shops: readonly ShopView[]
  now?: Date
  search?: ShopSearch
  stateCode?: string
}

/** Shows all shops, those of a state, or those near a ZIP code. Each of these has its own URL. */
export function ShopFinder({ shops, now, search, stateCode }: ShopFinderProps) {
  const history = useHistory()
  const isLater = useRef(false)
  useEffect(() => {
    isLater.current = true
  }, [])
  const leave = () => history.push(paths.shops())
  if (search) return <FoundShops search={search} now={now} onLeave={leave} />

  const ofState = shops.filter((shop) => shop.stateCode === stateCode)
  const [first] = ofState
  if (first) {
    const values = { count: ofState.length, state: first.stateName }
    return (
      <FinderPanes
        key={stateCode}
        shops={ofState}
        heading={<FormattedMessage {...messages.inState} values={values} />}
        now={now}
        isFollowed={isLater.current}
        onLeave={leave}
      />
    )
  }
  return (
    <FinderPanes
      key="all"
      shops={shops}
      overview={<RegionIndex shops={shops} />}
      heading={<FormattedMessage {...messages.all} values={{ count: shops.length }} />}
      now={now}
      isFollowed={isLater.current}
    />
  )
}

interface FoundShopsProps {
  search: ShopSearch
  now?: Date
  onLeave: () => void
}

function FoundShops({ search, now, onLeave }: FoundShopsProps) {
  const site = useSite()
  const { data: found, isError, refetch } = useQuery(nearbyShopsQuery(site.id, search))
  if (isError) {
    return (
      <div className={styles.failure}>
        <ShopsFailure onRetry={() => void refetch()} />
      </div>
    )
  }
  return (
    <FinderPanes
      key={`${search.zip} ${search.range}`}
      shops={found ?? []}
      heading={<SearchAnswer count={found?.length} search={search} />}
      now={now}
      onLeave={onLeave}
    />
  )
}

function SearchAnswer({ count, search }: { count: number | undefined; search: ShopSearch }) {
  if (count === undefined) return <FormattedMessage {...shopsMessages.searching} />
  if (count === 0) return <FormattedMessage {...shopsMessages.none} />
  return <FormattedMessage {...shopsMessages.found} values={{ count, ...search }} />
}

function RegionIndex({ shops }: { shops: readonly ShopView[] }) {
  return (
    <ul className={styles.regions}>
      {groupByState(shops).map(({ name, code, shops: ofState }) => (
        <li key={name}>
          <Link to={paths.shopsIn(code)} className={styles.region}>
            <span className={styles.regionName}>{name}</span>{' '}
            <span className={styles.count}>
              <FormattedMessage {...shopsMessages.count} values={{ count: ofState.length }} />
            </span>
            <Icon name="chevron-right" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
