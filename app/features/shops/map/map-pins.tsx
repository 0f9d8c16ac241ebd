import { useIntl } from 'react-intl'
import { paths } from '@/site/paths'
import { classNames } from '@/ui/class-names'
import { Link } from '@/ui/link'
import { PinShape } from '../shop-pin'
import { mapMessages as messages } from './map.messages'
import type { MappedShop } from './place-shops'
import styles from './shop-map.module.css'

interface ShopMapPinProps {
  shop: MappedShop
  isActive: boolean
  /** Offset to the right in px, if several shops are at the same place. */
  shift: number
  /** The edge of the map close to the pin; the name is shown on the other side. */
  side?: 'left' | 'right'
  onActive?: (id: string | undefined) => void
}

export function ShopMapPin({ shop, isActive, shift, side, onActive }: ShopMapPinProps) {
  const { id, name, city, number } = shop
  return (
    <Link
      to={paths.shop(id)}
      className={classNames(styles.pin, isActive && styles.active)}
      style={shift ? { marginInlineStart: shift } : undefined}
      onMouseEnter={() => onActive?.(id)}
      onMouseLeave={() => onActive?.(undefined)}
      onFocus={() => onActive?.(id)}
      onBlur={() => onActive?.(undefined)}
    >
      <PinShape />
      {number === undefined ? (
        <span className={styles.dot} aria-hidden="true" />
      ) : (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      <span className={classNames(styles.name, side && styles[side])}>
        {name} <span className={styles.city}>{city}</span>
      </span>
    </Link>
  )
}

interface ClusterPinProps {
  shops: readonly MappedShop[]
  isActive: boolean
  onClick: () => void
}

/** A single pin for shops whose pins would overlap at this zoom. */
export function ClusterPin({ shops, isActive, onClick }: ClusterPinProps) {
  const { formatMessage } = useIntl()
  const values = { count: shops.length, city: shops[0]?.city }
  return (
    <button
      type="button"
      className={classNames(styles.cluster, isActive && styles.active)}
      aria-label={formatMessage(messages.closer, values)}
      onClick={onClick}
    >
      {shops.length}
    </button>
  )
}
