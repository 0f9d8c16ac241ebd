import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { WishList as List } from '@/commerce-client/product-lists'
import { byPriority } from '@/rules/wish-list-item'
import { useWishList } from '@/shopper/wish-list/use-wish-list'
import { LoadFailure } from '@/ui/load-failure'
import { Skeleton } from '@/ui/skeleton'
import { EmptyWishList } from './empty-wish-list'
import { MoveAll } from './move-all'
import { ShareWishList } from './share-wish-list'
import { toFullName } from './to-full-name'
import { useMoveToBag } from './use-move-to-bag'
import { useItemEditing } from './use-item-editing'
import { useWishListProducts } from './use-wish-list-products'
import { ItemEditing } from './item-editing'
import { wishListMessages as messages } from './wish-list.messages'
import { ItemQuantity } from './item-quantity'
import { WishListRow } from './wish-list-row'
import styles from './wish-list-row.module.css'

interface WishListProps {
  /** The owner's first name, which may be shown on the shared list. */
  firstName?: string
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
  if (!list || list.items.length === 0) return <EmptyWishList />
  return <FilledWishList list={list} {...props} />
}

function FilledWishList({ list, firstName, notice }: WishListProps & { list: List }) {
  const items = byPriority(list.items)
  const { data: products, isError, refetch } = useWishListProducts(items)
  const editing = useItemEditing()
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
      <MoveAll items={items} products={products} moving={moving} />
      <ShareWishList list={list} items={items} products={products} firstName={firstName} />
      <ul className={styles.list}>
        {items.map((item) => {
          const product = products[item.productId]
          const name = toFullName(item, product) ?? ''
          return (
            <WishListRow
              key={item.id}
              item={item}
              product={product}
              isMoving={moving.isMoving(item)}
              onMove={() => product && moving.move([{ item, product }])}
              onRemove={() => editing.remove(item, name)}
              quantity={
                <ItemQuantity
                  name={name}
                  quantity={item.quantity}
                  readQuantity={() => editing.readItem(item.id)?.quantity}
                  onChange={(quantity) => editing.change(item, { quantity })}
                />
              }
              notice={notice}
            >
              <ItemEditing
                item={item}
                name={name}
                isShared={list.shareId !== undefined}
                onChange={(changes) => editing.change(item, changes)}
              />
            </WishListRow>
          )
        })}
      </ul>
    </>
  )
}
