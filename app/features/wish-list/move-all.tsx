import { FormattedMessage } from 'react-intl'
import type { WishProduct } from '@/commerce-client/wish-products.queries'
import type { NewWish } from '@/domain/wish'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { canMove, type useMoveToBag } from './use-move-to-bag'
import { wishListMessages as messages } from './wish-list.messages'
import styles from './wish-list.module.css'

interface MoveAllProps<Kind extends NewWish> {
  wishes: readonly Kind[]
  products: Readonly<Record<string, WishProduct>>
  moving: ReturnType<typeof useMoveToBag<Kind>>
}

/** How much is saved, and all of it that can be bought into the bag at once. */
export function MoveAll<Kind extends NewWish>({ wishes, products, moving }: MoveAllProps<Kind>) {
  const movables = wishes.flatMap((wish) => {
    const product = products[wish.productId]
    return product && canMove(wish, product) ? [{ wish, product }] : []
  })
  return (
    <>
      <div className={styles.head}>
        <p>
          <FormattedMessage {...messages.count} values={{ count: wishes.length }} />
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
