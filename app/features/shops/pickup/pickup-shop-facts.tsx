import { FormattedMessage } from 'react-intl'
import type { PickupShop } from '@/integrations/store-locator/pickup-shop'
import { Icon } from '@/ui/icon'
import { ShopStatusText } from '../shop-status-text'
import { shopsMessages } from '../shops.messages'
import { pickupMessages as messages } from './pickup.messages'
import styles from './pickup.module.css'

interface PickupShopFactsProps {
  shop: PickupShop
  now?: Date
}

/** Address and opening status of a shop, and the reason if it offers no pickup. */
export function PickupShopFacts({ shop, now }: PickupShopFactsProps) {
  return (
    <>
      <address className={styles.address}>
        <span>{shop.mainAddressData}</span>
        <span>{shop.secondaryAddressData}</span>
      </address>
      <ShopStatusText hours={shop.hours} now={now} />
      <NoPickup shop={shop} />
    </>
  )
}

function NoPickup({ shop }: { shop: PickupShop }) {
  if (shop.isEnabledForBopis && !shop.isTemporarilyClosed) return null
  return (
    <p className={styles.notice}>
      <Icon name="info" size={18} />
      <FormattedMessage
        {...(shop.isTemporarilyClosed ? shopsMessages.noPickup : messages.noCounter)}
      />
    </p>
  )
}
