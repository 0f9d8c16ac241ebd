import { useIntl } from 'react-intl'
import type { Basket, BasketItem } from '@/commerce-client/baskets'
import type { LineProduct } from '@/commerce-client/line-product.mapper'
import { isSameItem, type NewWishListItem } from '@/rules/wish-list-item'
import { errorMessages } from '@/errors/errors.messages'
import { logWarning } from '@/lib/log'
import { writeSavedLine } from '@/shopper/wish-list/saved-line'
import { removeItems, saveItem } from '@/shopper/wish-list/wish-list'
import { useSite } from '@/site/use-site'
import { showToast } from '@/ui/toast'
import { bagMessages } from './bag.messages'
import { toBagAddition } from '@/purchase/to-bag-addition'
import type { useRemoval } from './use-removal'

export function useSaveForLater(
  basket: Basket | null,
  { removeAfter }: Pick<ReturnType<typeof useRemoval>, 'removeAfter'>,
) {
  const { formatMessage } = useIntl()
  const { id: siteId } = useSite()
  return (item: BasketItem, product: LineProduct | undefined) => {
    const saved = toWishListItem(item, product, basket)
    let isNew = false
    const saving = saveItem(siteId, saved).then(
      (result) => {
        isNew = result.isNew
      },
      (error: unknown) => {
        logWarning('A line was not saved for later', { productId: saved.productId, error })
        showToast({ text: formatMessage(errorMessages.generic) })
        throw error
      },
    )
    removeAfter(item, saving, {
      message: bagMessages.saved,
      undoNamed: bagMessages.undoSaveNamed,
      onUndone: () => {
        // an item that was already on the list stays there
        if (!isNew) return
        removeItems(siteId, (one) => isSameItem(one, saved)).catch((error: unknown) =>
          logWarning('Saving for later was not undone whole', { error }),
        )
      },
    })
  }
}

function toWishListItem(
  item: BasketItem,
  product: LineProduct | undefined,
  basket: Basket | null,
): NewWishListItem {
  const { productId = '', productName, quantity = 1, basePrice } = item
  return {
    productId,
    masterId: product?.masterId,
    name: product?.name ?? productName,
    quantity,
    price: basePrice,
    line: writeSavedLine(toBagAddition(item, basket)),
  }
}
