import { FormattedMessage, useIntl } from 'react-intl'
import type { ShopView } from '@/commerce-client/shop.mapper'
import { paths } from '@/site/paths'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { mapsSearchUrl } from './maps-search-url'
import { ShopStatusText } from './shop-status-text'
import { shopsMessages as messages } from './shops.messages'
import styles from './shop-entry.module.css'

interface ShopEntryProps {
  shop: ShopView
  now?: Date
  /** Its details stand below: no link leads to them. */
  isDetailed?: boolean
}

/** One shop: where it is, whether it is open, how to reach it. */
export function ShopEntry({ shop, now, isDetailed = false }: ShopEntryProps) {
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
        {shop.phone && (
          <a href={`tel:${toDialled(shop.phone)}`} className={styles.phone}>
            {shop.phone}
          </a>
        )}
      </address>
      <ShopStatusText hours={hours} now={now} />
      {shop.isTemporarilyClosed && (
        <p className={styles.notice}>
          <Icon name="info" size={18} />
          <FormattedMessage {...messages.noPickup} />
        </p>
      )}
      <p className={styles.actions}>
        {!isDetailed && (
          <Link
            to={paths.shop(shop.id)}
            className={styles.action}
            aria-label={formatMessage(messages.detailsOf, { name })}
          >
            <FormattedMessage {...messages.details} />
          </Link>
        )}
        <a
          href={mapsSearchUrl(shop)}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.action}
          aria-label={formatMessage(messages.directionsTo, { name })}
        >
          <FormattedMessage {...messages.directions} />
        </a>
      </p>
    </article>
  )
}

/** `(415) 555-0128` → `+14155550128` */
function toDialled(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 10 ? `+1${digits}` : `+${digits}`
}
