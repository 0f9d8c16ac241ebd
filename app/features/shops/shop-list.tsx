import { FormattedMessage } from 'react-intl'
import type { ShopView } from '@/commerce-client/shop.mapper'
import { Heading } from '@/ui/heading'
import { Icon } from '@/ui/icon'
import { groupByState } from './group-by-state'
import { ShopEntry } from './shop-entry'
import { shopsMessages as messages } from './shops.messages'
import styles from './shop-list.module.css'

interface ShopListProps {
  shops: readonly ShopView[]
  now?: Date
}

/** Find-a-shop: a section for each state, the first one open (SHOP-002). */
export function ShopList({ shops, now }: ShopListProps) {
  const listed = shops.filter(isInFindAShop)
  if (listed.length === 0) return null
  return (
    <section aria-labelledby="find-a-shop" className={styles.list}>
      <Heading level={2} id="find-a-shop">
        <FormattedMessage {...messages.findAShop} />
      </Heading>
      <p className={styles.intro}>
        <FormattedMessage {...messages.findAShopIntro} />
      </p>
      {groupByState(listed).map((state, index) => (
        <details key={state.name} className={styles.state} open={index === 0}>
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

/** Find-a-shop lists only shops of the country that sell by quantity (D1 §9, D3 §2); a search finds all. */
function isInFindAShop(shop: ShopView): boolean {
  const { countryCode, storeType, isInternational } = shop
  return countryCode === 'US' && storeType === 'quantity_discount' && !isInternational
}
