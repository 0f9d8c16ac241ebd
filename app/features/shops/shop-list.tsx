import { FormattedMessage } from 'react-intl'
import type { ShopView } from '@/commerce-client/shop.mapper'
import { Heading } from '@/ui/heading'
import { FindAShopAccordion, isInFindAShop } from './find-a-shop-accordion'
import { shopsMessages as messages } from './shops.messages'
import styles from './shop-list.module.css'

interface ShopListProps {
  shops: readonly ShopView[]
  now?: Date
}

/** Find-a-shop at the bottom of the page of all shops (SHOP-002). */
export function ShopList({ shops, now }: ShopListProps) {
  const listed = shops.filter(isInFindAShop)
  if (listed.length === 0) return null
  return (
    <section aria-labelledby="find-a-shop" className={styles.list}>
      <Heading level={2} id="find-a-shop">
        <FormattedMessage {...messages.findAShop} />
      </Heading>
      <p className={styles.intro}>
        <FormattedMessage {...messages.findAShopIntro} />
      </p>
      <FindAShopAccordion shops={listed} now={now} />
    </section>
  )
}
