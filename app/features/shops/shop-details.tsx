import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ShopView } from '@/commerce-client/shop.mapper'
import { ShopEntry } from './shop-entry'
import { ShopHoursTable } from './shop-hours-table'
import { shopsMessages as messages } from './shops.messages'
import styles from './shop-details.module.css'

/** The shop that the address names, with its week and what else there is to know (SHOP-040). */
export function ShopDetails({ shop, now }: { shop: ShopView; now?: Date }) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'start' })
  }, [shop.id])

  return (
    <section aria-labelledby="shop-details" className={styles.details} ref={section} tabIndex={-1}>
      <h2 id="shop-details" className={styles.title}>
        <FormattedMessage {...messages.details} />
      </h2>
      <ShopEntry shop={shop} now={now} isDetailed />
      <div className={styles.more}>
        {shop.hours && <ShopHoursTable shopName={shop.name} hours={shop.hours} now={now} />}
        {shop.note && <p className={styles.note}>{shop.note}</p>}
      </div>
    </section>
  )
}
