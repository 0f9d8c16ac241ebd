import { useEffect, useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import type { Basket, BasketItem } from '@/commerce-client/baskets'
import { useAddToBag, useRemoveItem, useRemoveItems } from '@/shopper/basket/basket.mutations'
import { onFocusLost } from '@/ui/open-dialogs'
import { showToast } from '@/ui/toast'
import { bagMessages } from './bag.messages'
import { BAG_TITLE_ID } from './bag-title-id'
import { toBagAddition } from '@/purchase/to-bag-addition'

export function useRemoval(basket: Basket | null) {
  const removal = useRemoveItem()
  const removals = useRemoveItems()
  const [leaving, setLeaving] = useState<readonly string[]>([])
  const { offerBack, error } = useOffer(basket)
  useFocusOnTitle(leaving)

  const take = (items: readonly BasketItem[], removing: Promise<unknown>, words?: OfferWords) => {
    const ids = idsOf(items)
    const offers = items.map((item) => offerBack(item, words))
    setLeaving((now) => [...now, ...ids])
    removing.then(
      () => offers.forEach((offer) => offer()),
      () => setLeaving((now) => now.filter((id) => !ids.includes(id))),
    )
  }
  const remove = (item: BasketItem) => {
    const { itemId } = item
    if (!itemId || leaving.includes(itemId)) return
    take([item], removal.mutateAsync({ itemId }))
  }
  /** Removes a line once `before` is fulfilled; `words` replaces the texts of the toast. */
  const removeAfter = (item: BasketItem, before: Promise<unknown>, words: OfferWords) => {
    const { itemId } = item
    if (!itemId || leaving.includes(itemId)) return
    take(
      [item],
      before.then(() => removal.mutateAsync({ itemId })),
      words,
    )
  }
  const removeAll = (items: readonly BasketItem[], { isLasting = false } = {}) =>
    take(items, removals.mutateAsync({ itemIds: idsOf(items) }), { isLasting })

  return {
    remove,
    removeAfter,
    removeAll,
    /** Ids of lines that are hidden while their removal is pending. */
    leaving,
    error: removal.error ?? removals.error ?? error,
  }
}

interface OfferWords {
  message?: MessageDescriptor
  undoNamed?: MessageDescriptor
  onUndone?: () => void
  /** `true` if the toast stays until it is dismissed. */
  isLasting?: boolean
}

const idsOf = (items: readonly BasketItem[]) => items.map(({ itemId = '' }) => itemId)

function useOffer(basket: Basket | null) {
  const { formatMessage } = useIntl()
  const addition = useAddToBag()
  const offerBack = (item: BasketItem, words: OfferWords = {}) => {
    const { message = bagMessages.removed, undoNamed = bagMessages.undoNamed } = words
    // A shipment loses its shop with its last line, so the data for the undo is read in advance.
    const comeback = toBagAddition(item, basket)
    const { productName: name = '' } = item
    const offer = () =>
      showToast({
        text: formatMessage(message, { name }),
        undo,
        isLasting: words.isLasting ?? false,
      })
    const undo = {
      label: formatMessage(undoNamed, { name }),
      run: () => {
        addition.mutateAsync([comeback]).then(
          () => {
            showToast({ text: formatMessage(bagMessages.restored, { name }) })
            words.onUndone?.()
          },
          // the bag shows the error, and the undo is offered again
          offer,
        )
      },
    }
    return offer
  }
  return { offerBack, error: addition.error }
}

/**
 * The button that removed a line disappears with it; this moves the focus to the title without
 * scrolling.
 */
function useFocusOnTitle(leaving: readonly string[]): void {
  useEffect(() => {
    if (leaving.length === 0) return
    return onFocusLost(() => document.getElementById(BAG_TITLE_ID)?.focus({ preventScroll: true }))
  }, [leaving])
}
