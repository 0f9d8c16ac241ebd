import { useIntl } from 'react-intl'
import { isSameItem, type NewWishListItem } from '@/rules/wish-list-item'
import { guestItems } from '@/shopper/wish-list/guest-items'
import { remember, saveItem } from '@/shopper/wish-list/wish-list'
import { useSite } from '@/site/use-site'
import { showToast } from '@/ui/toast'
import { wishListMessages as messages } from './wish-list.messages'

export function useSavedRemoval() {
  const { formatMessage } = useIntl()
  const { id: siteId } = useSite()
  const take = (item: NewWishListItem) => {
    const left = (guestItems.get(siteId) ?? []).filter((one) => !isSameItem(one, item))
    guestItems.set(left, siteId)
    remember(siteId, undefined, left)
  }
  return {
    /** Removes an item without a message, because it was moved to the bag. */
    take,
    remove: (item: NewWishListItem, name: string) => {
      take(item)
      showToast({
        text: formatMessage(messages.removed, { name }),
        undo: {
          label: formatMessage(messages.undoNamed, { name }),
          run: () => void saveItem(siteId, item),
        },
      })
    },
  }
}
