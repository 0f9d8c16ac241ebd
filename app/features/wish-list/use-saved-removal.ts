import { useIntl } from 'react-intl'
import { isSameWish, type NewWish } from '@/domain/wish'
import { guestWishes } from '@/shopper/wish-list/guest-wishes'
import { remember, saveWish } from '@/shopper/wish-list/wish-list'
import { useSite } from '@/site/use-site'
import { showToast } from '@/ui/toast'
import { wishListMessages as messages } from './wish-list.messages'

/** Removes what a guest has saved, and offers it back. */
export function useSavedRemoval() {
  const { formatMessage } = useIntl()
  const { id: siteId } = useSite()
  const take = (wish: NewWish) => {
    const left = (guestWishes.get(siteId) ?? []).filter((one) => !isSameWish(one, wish))
    guestWishes.set(left, siteId)
    remember(siteId, undefined, left)
  }
  return {
    /** Removes without a word: it has been moved elsewhere. */
    take,
    remove: (wish: NewWish, name: string) => {
      take(wish)
      showToast({
        text: formatMessage(messages.removed, { name }),
        undo: {
          label: formatMessage(messages.undoNamed, { name }),
          run: () => void saveWish(siteId, wish),
        },
      })
    },
  }
}
