import { FormattedMessage } from 'react-intl'
import type { ShopView } from '@/commerce-client/shop.mapper'
import { milesBetween } from '@/rules/shop-map'
import { paths } from '@/site/paths'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import actionStyles from '../shop-action.module.css'
import { ShopEntry } from '../shop-entry'
import { detailsMessages as messages } from './details.messages'
import styles from './shop-details.module.css'

const SHOWN = 3
/** Maximum distance of suggested shops, in miles. */
const NEARBY = 100

interface NextShopsProps {
  shop: ShopView
  shops: readonly ShopView[]
  now?: Date
}

export function NextShops({ shop, shops, now }: NextShopsProps) {
  const next = nearestTo(shop, shops)
  return (
    <section className={styles.next} aria-labelledby={next.length > 0 ? 'next-shops' : undefined}>
      {next.length > 0 && (
        <>
          <Heading level={2} id="next-shops">
            <FormattedMessage {...messages.next} />
          </Heading>
          <ul className={styles.nextShops}>
            {next.map((other) => (
              <li key={other.id}>
                <ShopEntry shop={other} now={now} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Link to={paths.shops()} className={actionStyles.action}>
        <FormattedMessage {...messages.all} />
      </Link>
    </section>
  )
}

/** Returns the nearest other shops with their distance in miles. */
function nearestTo(shop: ShopView, shops: readonly ShopView[]): ShopView[] {
  const { place: from } = shop
  if (!from) return []
  return shops
    .flatMap((other) =>
      other.id !== shop.id && other.place
        ? [{ ...other, distance: milesBetween(from, other.place) }]
        : [],
    )
    .filter(({ distance }) => distance <= NEARBY)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, SHOWN)
}
