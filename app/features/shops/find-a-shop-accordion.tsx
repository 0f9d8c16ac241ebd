import { FormattedMessage } from 'react-intl'
import type { ShopView } from '@/commerce-client/shop.mapper'
import { Icon } from '@/ui/icon'
import styles from './find-a-shop-accordion.module.css'
import { groupByState } from './group-by-state'
import { ShopEntry } from './shop-entry'
import { shopsMessages as messages } from './shops.messages'

interface FindAShopAccordionProps {
  shops: readonly ShopView[]
  now?: Date
}

/**
 * The shops grouped by state, each state in a collapsible section, the first one open (SHOP-002).
 */
export function FindAShopAccordion({ shops, now }: FindAShopAccordionProps) {
  return (
    <>
      {groupByState(shops).map((state, index) => (
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
    </>
  )
}

/**
 * Returns whether find-a-shop lists a shop: only shops in the United States that sell by quantity
 * (SHOP-004). The search finds all shops.
 */
export function isInFindAShop({ countryCode, storeType, isInternational }: ShopView): boolean {
  return countryCode === 'US' && storeType === 'quantity_discount' && !isInternational
}
