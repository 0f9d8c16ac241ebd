import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useHistory, useLocation } from 'react-router-dom'
import { restartListing, toListingSearch, type ListingState } from '@/rules/listing-address'
import { storedShop } from '@/shopper/preferred-shop/preferred-shop'
import { useSite } from '@/site/use-site'
import { useSheet } from '@/ui/use-sheet'
import { listingMessages as messages } from './listing.messages'
import styles from './pickup-toggle.module.css'
import type { PickupSearch } from './use-pickup-search'

interface PickupToggleProps {
  pickup: PickupSearch
  state: ListingState
}

/**
 * Shows only products for pickup in the preferred shop. If there is none, opens the sheet to choose
 * a shop, and applies once it is chosen (PLP-012).
 */
export function PickupToggle({ pickup, state }: PickupToggleProps) {
  const { id: siteId } = useSite()
  const history = useHistory()
  const { pathname } = useLocation()
  const { open } = useSheet()
  const { shop, shopId } = pickup
  const change = (isOn: boolean) => {
    pickup.set(isOn)
    // this changes the list, so start with its first product
    history.replace(`${pathname}${toListingSearch(restartListing(state))}`)
  }
  if (!shop) {
    const chooseShop = () =>
      open('pickup-in-shop', {}, { onClose: () => storedShop(siteId) && change(true) })
    return (
      <button type="button" className={styles.toggle} aria-haspopup="dialog" onClick={chooseShop}>
        <Look isOn={false}>
          <FormattedMessage {...messages.pickupChoose} />
        </Look>
      </button>
    )
  }
  return (
    <button
      type="button"
      role="switch"
      aria-checked={shopId !== undefined}
      className={styles.toggle}
      onClick={() => change(shopId === undefined)}
    >
      <Look isOn={shopId !== undefined}>
        <FormattedMessage {...messages.pickupAt} values={{ shop: shop.name }} />
      </Look>
    </button>
  )
}

function Look({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return (
    <>
      <span className={styles.track} data-on={isOn} aria-hidden="true" />
      <span className={styles.words}>
        <FormattedMessage {...messages.pickupOnly} />{' '}
        <span className={styles.shop}>{children}</span>
      </span>
    </>
  )
}
