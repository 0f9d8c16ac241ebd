import { FormattedMessage, useIntl } from 'react-intl'
import { isOpenForPickup, type PickupShop } from '@/integrations/store-locator/pickup-shop'
import { Button } from '@/ui/button'
import { shopsMessages } from '../shops.messages'
import { Directions } from './directions'
import { PickupShopFacts } from './pickup-shop-facts'
import { pickupMessages as messages } from './pickup.messages'
import styles from './pickup.module.css'

interface PickupShopItemProps {
  shop: PickupShop
  /** Its place in the answer, from 1 on. */
  number: number
  now?: Date
  /** The product is not to be had there, or nobody knows. */
  isProductMissing: boolean
  isPending: boolean
  onSelect: () => void
}

/** A shop that was found: its number, distance, place and state, and the button that chooses it. */
export function PickupShopItem({ shop, number, now, ...choice }: PickupShopItemProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { isProductMissing, isPending, onSelect } = choice
  const { name, distanceToShop: distance } = shop
  const named = isProductMissing ? messages.unavailableNamed : messages.chooseNamed
  return (
    <li className={styles.shop}>
      <span className={styles.pin}>
        <svg viewBox="0 0 28 36" aria-hidden="true" focusable="false">
          <path d="M14 35C14 35 1 22.6 1 13.6a13 13 0 0 1 26 0C27 22.6 14 35 14 35z" />
        </svg>
        <span className={styles.pinNumber}>
          <span className="visually-hidden">{formatMessage(messages.pin, { number })}</span>
          <span aria-hidden="true">{number}</span>
        </span>
      </span>
      <div className={styles.facts}>
        <h4 className={styles.name}>{name}</h4>
        {distance !== undefined && (
          <p className={styles.distance}>
            <FormattedMessage
              {...shopsMessages.distance}
              values={{ distance: formatNumber(distance, { maximumFractionDigits: 1 }) }}
            />
          </p>
        )}
        <PickupShopFacts shop={shop} now={now} />
        <div className={styles.actions}>
          <Button
            size="sm"
            variant="secondary"
            aria-label={formatMessage(named, { name })}
            disabled={isProductMissing || !isOpenForPickup(shop)}
            isPending={isPending}
            onClick={onSelect}
          >
            <FormattedMessage {...(isProductMissing ? messages.unavailable : messages.choose)} />
          </Button>
          <Directions shop={shop} />
        </div>
      </div>
    </li>
  )
}
