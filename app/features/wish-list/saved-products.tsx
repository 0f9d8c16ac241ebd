import { FormattedMessage } from 'react-intl'
import { Redirect } from 'react-router-dom'
import type { NewWish } from '@/domain/wish'
import { useStoredValue } from '@/lib/stored-value'
import { useCustomer } from '@/shopper/customer/use-customer'
import { guestWishes } from '@/shopper/wish-list/guest-wishes'
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
import { useWishProducts } from './use-wish-products'
import { WishRow } from './wish-row'
import rowStyles from './wish-row.module.css'
import styles from './wish-list.module.css'

const NONE: readonly NewWish[] = []

/** What a guest has saved in this browser; a customer's own list is elsewhere (ACC-015). */
export function SavedProducts() {
  const { id: siteId } = useSite()
  const { data: customer } = useCustomer()
  const wishes = [...(useStoredValue(guestWishes, siteId) ?? NONE)].reverse()
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
      {wishes.length === 0 ? <EmptyWishList /> : <SavedRows wishes={wishes} />}
    </div>
  )
}

function SavedRows({ wishes }: { wishes: readonly NewWish[] }) {
  const { data: products } = useWishProducts(wishes)
  const { remove, take } = useSavedRemoval()
  const moving = useMoveToBag(take)
  if (!products) return <Skeleton height="24rem" />
  return (
    <>
      <MoveAll wishes={wishes} products={products} moving={moving} />
      <ul className={rowStyles.list}>
        {wishes.map((wish) => {
          const product = products[wish.productId]
          return (
            <WishRow
              key={wish.productId + (wish.line ?? '')}
              wish={wish}
              product={product}
              isMoving={moving.isMoving(wish)}
              onMove={() => product && moving.move([{ wish, product }])}
              onRemove={() => remove(wish, toFullName(wish, product) ?? '')}
            />
          )
        })}
      </ul>
    </>
  )
}
