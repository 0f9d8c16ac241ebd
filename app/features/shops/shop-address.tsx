import type { ShopView } from '@/commerce-client/shop.mapper'
import { placeLine } from '@rules/address-lines'
import { classNames } from '@/ui/class-names'
import { PhoneLink } from '@/ui/phone-link'
import styles from './shop-address.module.css'

interface ShopAddressProps {
  shop: ShopView
  className?: string
}

export function ShopAddress({ shop, className }: ShopAddressProps) {
  return (
    <address className={classNames(styles.address, className)}>
      <span>{shop.address1}</span>
      {shop.address2 && <span>{shop.address2}</span>}
      <span>{placeLine(shop)}</span>
      {shop.phone && <PhoneLink phone={shop.phone} className={styles.phone} />}
    </address>
  )
}
