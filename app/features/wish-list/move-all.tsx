import { FormattedMessage } from 'react-intl'
import type { WishListProduct } from '@/commerce-client/wish-list-products.queries'
import type { NewWishListItem } from '@/rules/wish-list-item'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { canMove, type useMoveToBag } from './use-move-to-bag'
import { wishListMessages as messages } from './wish-list.messages'
import styles from './wish-list.module.css'

interface MoveAllProps<Kind extends NewWishListItem> {
  items: readonly Kind[]
  products: Readonly<Record<string, WishListProduct>>
  moving: ReturnType<typeof useMoveToBag<Kind>>
}

/** The number of saved products, and a button to move all available ones to the bag. */
export function MoveAll<Kind extends NewWishListItem>({
  items,
  products,
  moving,
}: MoveAllProps<Kind>) {
  const movables = items.flatMap((item) => {
    const product = products[item.productId]
    return product && canMove(item, product) ? [{ item, product }] : []
  })
  return (
    <>
      <div className={styles.head}>
        <p>
          <FormattedMessage {...messages.count} values={{ count: items.length }} />
        </p>
        {movables.length > 1 && (
          <Button
            variant="secondary"
            size="sm"
            isPending={moving.isBusy}
            onClick={() => moving.move(movables)}
          >
            <FormattedMessage {...messages.moveAll} values={{ count: movables.length }} />
          </Button>
        )}
      </div>
      {moving.notMoved !== undefined && (
        <Alert tone="error">
          <FormattedMessage {...messages.notMoved} values={{ names: moving.notMoved }} />
        </Alert>
      )}
    </>
  )
}
