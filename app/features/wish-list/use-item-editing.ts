import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { WishListItemChanges } from '@/commerce-client/product-lists'
import type { WishListItem } from '@/rules/wish-list-item'
import { errorMessages } from '@/errors/errors.messages'
import { logWarning } from '@/lib/log'
import { useWishListChanges } from '@/shopper/wish-list/use-wish-list-changes'
import { onFocusLost } from '@/ui/open-dialogs'
import { showToast } from '@/ui/toast'
import { wishListMessages as messages } from './wish-list.messages'

export function useItemEditing() {
  const { formatMessage } = useIntl()
  const changes = useWishListChanges()
  const [removed, setRemoved] = useState(0)
  useEffect(() => {
    if (removed === 0) return
    // the focused button disappears with its row
    return onFocusLost(() => document.querySelector('main')?.focus({ preventScroll: true }))
  }, [removed])

  const say = (work: Promise<unknown>): Promise<boolean> =>
    work.then(
      () => true,
      (error: unknown) => {
        logWarning('The wish list could not be changed', { error })
        showToast({ text: formatMessage(errorMessages.generic) })
        return false
      },
    )
  const remove = async (item: WishListItem, name: string) => {
    setRemoved((count) => count + 1)
    await changes.remove(item)
    showToast({
      text: formatMessage(messages.removed, { name }),
      undo: {
        label: formatMessage(messages.undoNamed, { name }),
        run: () => void say(changes.restore(item)),
      },
    })
  }
  return {
    readItem: changes.readItem,
    /** @returns whether the service has saved the change */
    change: (item: WishListItem, changed: WishListItemChanges) =>
      say(changes.change(item, changed)),
    remove: (item: WishListItem, name: string) => void say(remove(item, name)),
    /** Removes an item without a message, because it was moved to the bag. */
    take: (item: WishListItem) => changes.remove(item),
  }
}
