import { defineMessages, type IntlShape } from 'react-intl'
import type { NewWishListItem } from '@/rules/wish-list-item'
import { AppError } from '@/errors/app-error'
import { errorMessages } from '@/errors/errors.messages'
import { logWarning } from '@/lib/log'
import { MAX_GUEST_ITEMS } from '@/shopper/wish-list/guest-items'
import { markSaved } from '@/shopper/wish-list/saved-products'
import { removeProduct, saveItem, TOO_MANY_ITEMS } from '@/shopper/wish-list/wish-list'
import { showToast } from '@/ui/toast'

const messages = defineMessages({
  saved: { id: 'save.saved', defaultMessage: '{name} is on your wish list.' },
  savedHere: {
    id: 'save.savedHere',
    defaultMessage: '{name} is saved in this browser. Sign in to keep it on your wish list.',
  },
  removed: { id: 'save.removed', defaultMessage: '{name} was removed from your wish list.' },
  undoSave: { id: 'save.undoSave', defaultMessage: 'Undo saving {name}' },
  undoRemove: { id: 'save.undoRemove', defaultMessage: 'Undo removing {name}' },
  full: {
    id: 'save.full',
    defaultMessage: 'This browser keeps {count} products. Sign in to save more.',
  },
  fullList: {
    id: 'save.fullList',
    defaultMessage: 'Your wish list is full. Remove something to save more.',
  },
})

/**
 * Saves or removes a product, and shows a toast with an undo.
 * @throws errors that were not shown to the shopper yet
 */
export async function toggleSaved(
  intl: IntlShape,
  siteId: string,
  item: NewWishListItem,
  isNowSaved: boolean,
): Promise<void> {
  if (isNowSaved) await save(intl, siteId, item)
  else await remove(intl, siteId, item)
}

async function save(intl: IntlShape, siteId: string, item: NewWishListItem): Promise<void> {
  const values = { name: item.name }
  try {
    const { place } = await saveItem(siteId, item)
    const message = place === 'account' ? messages.saved : messages.savedHere
    showToast({
      text: intl.formatMessage(message, values),
      undo: {
        label: intl.formatMessage(messages.undoSave, values),
        run: () => undo(intl, removeProduct(siteId, item)),
      },
    })
  } catch (error) {
    const reason = reasonOf(error)
    if (!reason) throw error
    markSaved(siteId, item, false)
    showToast({ text: intl.formatMessage(reason, { count: MAX_GUEST_ITEMS }) })
  }
}

async function remove(intl: IntlShape, siteId: string, item: NewWishListItem): Promise<void> {
  const values = { name: item.name }
  const removed = await removeProduct(siteId, item)
  showToast({
    text: intl.formatMessage(messages.removed, values),
    undo: {
      label: intl.formatMessage(messages.undoRemove, values),
      run: () => undo(intl, Promise.all(removed.map((one) => saveItem(siteId, one)))),
    },
  })
}

function undo(intl: IntlShape, work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    logWarning('Saving a product could not be undone', { error })
    showToast({ text: intl.formatMessage(errorMessages.generic) })
  })
}

function reasonOf(error: unknown) {
  if (!(error instanceof AppError)) return undefined
  if (error.type === TOO_MANY_ITEMS) return messages.full
  return error.type?.endsWith('quota-exceeded') ? messages.fullList : undefined
}
