import { FormattedMessage, useIntl } from 'react-intl'
import type { ShopView } from '@/commerce-client/shop.mapper'
import { paths } from '@/site/paths'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { Directions } from './directions/directions'
import actionStyles from './shop-action.module.css'
import { ShopAddress } from './shop-address'
import { ShopStatusText } from './shop-status-text'
import { shopsMessages as messages } from './shops.messages'
import styles from './shop-entry.module.css'

interface ShopEntryProps {
  shop: ShopView
  now?: Date
}

export function ShopEntry({ shop, now }: ShopEntryProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { name, hours } = shop
  return (
    <article className="stack-2 content-start">
      <h3 className={styles.name}>{name}</h3>
      {shop.distance !== undefined && (
        <p className={styles.distance}>
          <Icon name="pin" size={16} />
          <FormattedMessage
            {...messages.distance}
            values={{ distance: formatNumber(shop.distance, { maximumFractionDigits: 1 }) }}
          />
        </p>
      )}
      <ShopAddress shop={shop} className="muted" />
      <ShopStatusText hours={hours} now={now} />
      {shop.isTemporarilyClosed && (
        <p className={styles.notice}>
          <Icon name="info" size={18} />
          <FormattedMessage {...messages.noPickup} />
        </p>
      )}
      <div className={styles.actions}>
        <Link
          to={paths.shop(shop.id)}
          className={actionStyles.action}
          aria-label={formatMessage(messages.detailsOf, { name })}
        >
          <FormattedMessage {...messages.details} />
        </Link>
        <Directions name={name} to={shop} className={actionStyles.action} />
      </div>
    </article>
  )
}
