import { FormattedMessage } from 'react-intl'
import type { ShopView } from '@/commerce-client/shop.mapper'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading'
import { Icon } from '@/ui/icon'
import { Directions } from '../directions/directions'
import { boxAround, placeShops } from '../map/place-shops'
import { ShopMap } from '../map/shop-map'
import actionStyles from '../shop-action.module.css'
import { ShopAddress } from '../shop-address'
import { ShopStatusText } from '../shop-status-text'
import { shopsMessages } from '../shops.messages'
import { ChooseShop } from './choose-shop'
import { detailsMessages as messages } from './details.messages'
import { NextShops } from './next-shops'
import styles from './shop-details.module.css'
import { ShopHoursTable } from './shop-hours-table'
import { SpecialDaysList } from './special-days-list'

interface ShopDetailsProps {
  shop: ShopView
  /** All shops, of which the nearest ones are suggested. */
  shops: readonly ShopView[]
  /** Undefined on the server and until hydration. */
  now?: Date
}

/** All information about a shop, with its actions (SHOP-040). */
export function ShopDetails({ shop, shops, now }: ShopDetailsProps) {
  const mapped = placeShops([shop], false)
  return (
    <>
      <article className={styles.shop} aria-labelledby="shop-name">
        <header className="stack-2 content-start">
          <p className={styles.eyebrow}>{[shop.city, shop.stateName].filter(Boolean).join(', ')}</p>
          <Heading level={1} id="shop-name">
            {shop.name}
          </Heading>
          <ShopStatusText hours={shop.hours} now={now} />
          {shop.note && <p className={styles.note}>{shop.note}</p>}
        </header>
        <div className={styles.facts}>
          <section className="stack-3 content-start justify-items-start">
            <h2 className={styles.title}>
              <FormattedMessage {...messages.visit} />
            </h2>
            <ShopAddress shop={shop} className={styles.address} />
            <Directions name={shop.name} to={shop} className={actionStyles.action} />
          </section>
          <section className="stack-3 content-start justify-items-start">
            <h2 className={styles.title}>
              <FormattedMessage {...messages.pickup} />
            </h2>
            <Services shop={shop} />
            <ChooseShop shop={shop} />
          </section>
          <section
            className={classNames('stack-3 content-start justify-items-start', styles.hours)}
          >
            <h2 className={styles.title}>
              <FormattedMessage {...messages.hours} />
            </h2>
            {shop.hours?.week && (
              <ShopHoursTable
                shopName={shop.name}
                week={shop.hours.week}
                special={shop.hours.special}
                now={now}
              />
            )}
            {shop.hours && <SpecialDaysList special={shop.hours.special} now={now} />}
            {!shop.hours && (
              <p className="note">
                <FormattedMessage {...shopsMessages.noData} />
              </p>
            )}
          </section>
        </div>
        {mapped.length > 0 && (
          <div className={styles.map}>
            <ShopMap shops={mapped} box={boxAround(mapped)} activeId={shop.id} />
          </div>
        )}
      </article>
      <NextShops shop={shop} shops={shops} now={now} />
    </>
  )
}

function Services({ shop }: { shop: ShopView }) {
  const isOpen = shop.isEnabledForPickup && !shop.isTemporarilyClosed
  const pickup = isOpen
    ? messages.handsOut
    : shop.isTemporarilyClosed
      ? shopsMessages.noPickup
      : messages.noCounter
  return (
    <ul className={styles.services}>
      <li className={isOpen ? undefined : styles.no}>
        <Icon name={isOpen ? 'bag' : 'info'} size={20} />
        <FormattedMessage {...pickup} />
      </li>
      {shop.storeType === 'quantity_discount' && (
        <li>
          <Icon name="gift" size={20} />
          <FormattedMessage {...messages.quantity} />
        </li>
      )}
    </ul>
  )
}
