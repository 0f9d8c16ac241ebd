import { FormattedMessage } from 'react-intl'
import { Redirect } from 'react-router-dom'
import type { NewWishListItem } from '@/rules/wish-list-item'
import { useStoredValue } from '@/lib/stored-value'
import { useCustomer } from '@/shopper/customer/use-customer'
import { guestItems } from '@/shopper/wish-list/guest-items'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import { Skeleton } from '@/ui/skeleton'
import { EmptyWishList } from './empty-wish-list'
import { MoveAll } from './move-all'
import { savedMessages as messages } from './saved.messages'
import { toFullName } from './to-full-name'
import { useMoveToBag } from './use-move-to-bag'
import { useSavedRemoval } from './use-saved-removal'
import { useWishListProducts } from './use-wish-list-products'
import { WishListRow } from './wish-list-row'
import rowStyles from './wish-list-row.module.css'
import styles from './wish-list.module.css'

const NONE: readonly NewWishListItem[] = []

/**
 * The products that a guest has saved in this browser. Customers are redirected to their wish list
 * (ACC-015).
 */
export function SavedProducts() {
  const { id: siteId } = useSite()
  const { data: customer } = useCustomer()
  const items = [...(useStoredValue(guestItems, siteId) ?? NONE)].reverse()
  if (customer) return <Redirect to={paths.wishList()} />
  return (
    <div className={`container ${styles.page} ${styles.narrow}`}>
      <Heading level={1} size="lg">
        <FormattedMessage {...messages.title} />
      </Heading>
      <Alert>
        <FormattedMessage
          {...messages.text}
          values={{
            link: (words) => (
              <Link to={paths.login()} state={{ from: paths.wishList() }}>
                {words}
              </Link>
            ),
          }}
        />
      </Alert>
      {items.length === 0 ? <EmptyWishList /> : <SavedRows items={items} />}
    </div>
  )
}

function SavedRows({ items }: { items: readonly NewWishListItem[] }) {
  const { data: products } = useWishListProducts(items)
  const { remove, take } = useSavedRemoval()
  const moving = useMoveToBag(take)
  if (!products) return <Skeleton height="24rem" />
  return (
    <>
      <MoveAll items={items} products={products} moving={moving} />
      <ul className={rowStyles.list}>
        {items.map((item) => {
          const product = products[item.productId]
          return (
            <WishListRow
              key={item.productId + (item.line ?? '')}
              item={item}
              product={product}
              isMoving={moving.isMoving(item)}
              onMove={() => product && moving.move([{ item, product }])}
              onRemove={() => remove(item, toFullName(item, product) ?? '')}
            />
          )
        })}
      </ul>
    </>
  )
}
