import { FormattedMessage, useIntl } from 'react-intl'
import type { ShopView } from '@/commerce-client/shop.mapper'
import { paths } from '@/site/paths'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { Directions } from './directions/directions'
import { PhoneLink } from '@/ui/phone-link'
import { ShopStatusText } from './shop-status-text'
import { shopsMessages as messages } from './shops.messages'
import styles from './shop-entry.module.css'

interface ShopEntryProps {
  shop: ShopView
  now?: Date
}

/** One shop: where it is, whether it is open, how to reach it. */
export function ShopEntry({ shop, now }: ShopEntryProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { name, hours } = shop
  return (
    <article className={styles.entry}>
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
      <address className={styles.address}>
        <span>{shop.address1}</span>
        {shop.address2 && <span>{shop.address2}</span>}
        <span>{`${shop.city}, ${shop.stateCode} ${shop.postalCode}`}</span>
        {shop.phone && <PhoneLink phone={shop.phone} className={styles.phone} />}
      </address>
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
          className={styles.action}
          aria-label={formatMessage(messages.detailsOf, { name })}
        >
          <FormattedMessage {...messages.details} />
        </Link>
        <Directions name={name} to={shop} className={styles.action} />
      </div>
    </article>
  )
}
