import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ShopView } from '@/commerce-client/shop.mapper'
import { Heading } from '@/ui/heading'
import { Icon } from '@/ui/icon'
import { groupByState } from './group-by-state'
import { ShopEntry, shopEntryId } from './shop-entry'
import { shopsMessages as messages } from './shops.messages'
import styles from './shop-list.module.css'

interface ShopListProps {
  shops: readonly ShopView[]
  now?: Date
  /** The shop the address names: its state is open and it is brought into view. */
  shownShopId?: string
}

/** All shops, a section for each state; without a named shop the first is open. */
export function ShopList({ shops, now, shownShopId }: ShopListProps) {
  useEffect(() => {
    const entry = shownShopId && document.getElementById(shopEntryId(shownShopId))
    if (!entry) return
    const section = entry.closest('details')
    if (section) section.open = true
    entry.focus({ preventScroll: true })
    entry.scrollIntoView({ block: 'start' })
  }, [shownShopId])

  const isNamed = shops.some(({ id }) => id === shownShopId)
  return (
    <section aria-labelledby="all-shops" className={styles.list}>
      <Heading level={2} id="all-shops">
        <FormattedMessage {...messages.all} />
      </Heading>
      {groupByState(shops).map((state, index) => (
        <details
          key={state.name}
          className={styles.state}
          open={isNamed ? state.shops.some(({ id }) => id === shownShopId) : index === 0}
        >
          <summary className={styles.summary}>
            <span className={styles.stateName}>{state.name}</span>
            <span className={styles.count}>
              <FormattedMessage {...messages.count} values={{ count: state.shops.length }} />
            </span>
            <Icon name="plus" size={18} />
          </summary>
          <ul className={styles.shops}>
            {state.shops.map((shop) => (
              <li key={shop.id}>
                <ShopEntry shop={shop} now={now} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
