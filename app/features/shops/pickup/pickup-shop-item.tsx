import { FormattedMessage, useIntl } from 'react-intl'
import {
  destinationOf,
  isOpenForPickup,
  type PickupShop,
} from '@/integrations/store-locator/pickup-shop'
import { Button } from '@/ui/button'
import { Directions } from '../directions/directions'
import { ShopPin } from '../shop-pin'
import { shopsMessages } from '../shops.messages'
import { PickupShopFacts } from './pickup-shop-facts'
import { pickupMessages as messages } from './pickup.messages'
import styles from './pickup.module.css'

interface PickupShopItemProps {
  shop: PickupShop
  /** Its position in the results, starting with 1. */
  number: number
  now?: Date
  /** `true` if the product is out of stock in the shop, or its stock is unknown. */
  isProductMissing: boolean
  isPending: boolean
  onSelect: () => void
}

export function PickupShopItem({ shop, number, now, ...choice }: PickupShopItemProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { isProductMissing, isPending, onSelect } = choice
  const { name, distanceToShop: distance } = shop
  const named = isProductMissing ? messages.unavailableNamed : messages.chooseNamed
  return (
    <li className={styles.shop}>
      <ShopPin number={number} />
      <div className="stack-1">
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
          <Directions name={name} to={destinationOf(shop)} className={styles.textAction} />
        </div>
      </div>
    </li>
  )
}
