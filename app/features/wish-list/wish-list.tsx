import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { WishList as List } from '@/commerce-client/product-lists'
import { byPriority } from '@/domain/wish'
import { useWishList } from '@/shopper/wish-list/use-wish-list'
import { LoadFailure } from '@/ui/load-failure'
import { Skeleton } from '@/ui/skeleton'
import { EmptyWishList } from './empty-wish-list'
import { MoveAll } from './move-all'
import { ShareWishList } from './share-wish-list'
import { toFullName } from './to-full-name'
import { useMoveToBag } from './use-move-to-bag'
import { useWishEditing } from './use-wish-editing'
import { useWishProducts } from './use-wish-products'
import { WishEditing } from './wish-editing'
import { wishListMessages as messages } from './wish-list.messages'
import { WishQuantity } from './wish-quantity'
import { WishRow } from './wish-row'
import styles from './wish-row.module.css'

interface WishListProps {
  /** How the owner may call themself on the shared list. */
  firstName?: string
  /** Requests a back-in-stock notice. */
  notice?: (productId: string) => ReactNode
}

/** The customer's wish list (ACC-051). */
export function WishList(props: WishListProps) {
  const { data: list, isError, refetch } = useWishList()
  if (list === undefined) {
    if (!isError) return <Skeleton height="24rem" />
    return (
      <LoadFailure onRetry={() => void refetch()}>
        <FormattedMessage {...messages.failed} />
      </LoadFailure>
    )
  }
  if (!list || list.wishes.length === 0) return <EmptyWishList />
  return <FilledWishList list={list} {...props} />
}

function FilledWishList({ list, firstName, notice }: WishListProps & { list: List }) {
  const wishes = byPriority(list.wishes)
  const { data: products, isError, refetch } = useWishProducts(wishes)
  const editing = useWishEditing()
  const moving = useMoveToBag(editing.take)
  if (!products) {
    if (!isError) return <Skeleton height="24rem" />
    return (
      <LoadFailure onRetry={() => void refetch()}>
        <FormattedMessage {...messages.failed} />
      </LoadFailure>
    )
  }
  return (
    <>
      <MoveAll wishes={wishes} products={products} moving={moving} />
      <ShareWishList list={list} wishes={wishes} products={products} firstName={firstName} />
      <ul className={styles.list}>
        {wishes.map((wish) => {
          const product = products[wish.productId]
          const name = toFullName(wish, product) ?? ''
          return (
            <WishRow
              key={wish.id}
              wish={wish}
              product={product}
              isMoving={moving.isMoving(wish)}
              onMove={() => product && moving.move([{ wish, product }])}
              onRemove={() => editing.remove(wish, name)}
              quantity={
                <WishQuantity
                  name={name}
                  quantity={wish.quantity}
                  onChange={(quantity) => editing.change(wish, { quantity })}
                />
              }
              notice={notice}
            >
              <WishEditing
                wish={wish}
                name={name}
                isShared={list.shareId !== undefined}
                onChange={(changes) => editing.change(wish, changes)}
              />
            </WishRow>
          )
        })}
      </ul>
    </>
  )
}
