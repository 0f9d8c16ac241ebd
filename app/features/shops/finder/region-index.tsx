import { FormattedMessage } from 'react-intl'
import type { ShopView } from '@/commerce-client/shop.mapper'
import { paths } from '@/site/paths'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { groupByState } from '../group-by-state'
import { shopsMessages } from '../shops.messages'
import styles from './shop-finder.module.css'

/** The states and provinces in which there are shops, and how many. */
export function RegionIndex({ shops }: { shops: readonly ShopView[] }) {
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
