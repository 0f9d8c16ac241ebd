import { FormattedMessage, useIntl } from 'react-intl'
import { usePreferredShop } from '@/shopper/preferred-shop/use-preferred-shop'
import { paths } from '@/site/paths'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { useSheet } from '@/ui/use-sheet'
import { shellMessages } from '../shell.messages'
import styles from './shop-selector.module.css'

interface ShopSelectorProps {
  className?: string
  iconSize?: number
  /** Closes the drawer that contains it, before the sheet opens. */
  beforeOpen?: () => void
}

/**
 * Shows the shopper's pickup shop and opens the shop selection (HDR-006). On a site without pickup
 * it links to the list of all shops.
 */
export function ShopSelector({ className, iconSize = 16, beforeOpen }: ShopSelectorProps) {
  const { formatMessage } = useIntl()
  const { open } = useSheet()
  const { isPickupOffered, shop } = usePreferredShop()
  if (!isPickupOffered) {
    return (
      <Link to={paths.shops()} className={className}>
        <Icon name="pin" size={iconSize} />
        <FormattedMessage {...shellMessages.findShop} />
      </Link>
    )
  }
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-label={shop && formatMessage(shellMessages.preferredShop, { name: shop.name })}
      onClick={() => {
        beforeOpen?.()
        open('pickup-in-shop', {})
      }}
    >
      <Icon name="pin" size={iconSize} />
      <span className={styles.name}>{shop?.name ?? formatMessage(shellMessages.findShop)}</span>
    </button>
  )
}
