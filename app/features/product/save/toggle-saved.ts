import { defineMessages, type IntlShape } from 'react-intl'
import type { NewWish } from '@/domain/wish'
import { AppError } from '@/errors/app-error'
import { errorMessages } from '@/errors/errors.messages'
import { logWarning } from '@/lib/log'
import { MAX_GUEST_WISHES } from '@/shopper/wish-list/guest-wishes'
import { markSaved } from '@/shopper/wish-list/saved-products'
import { removeProduct, saveWish, TOO_MANY_WISHES } from '@/shopper/wish-list/wish-list'
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
 * Saves a product or removes it, and offers to undo that. Throws failures that were not shown yet.
 */
export async function toggleSaved(
  intl: IntlShape,
  siteId: string,
  wish: NewWish,
  isNowSaved: boolean,
): Promise<void> {
  if (isNowSaved) await save(intl, siteId, wish)
  else await remove(intl, siteId, wish)
}

async function save(intl: IntlShape, siteId: string, wish: NewWish): Promise<void> {
  const values = { name: wish.name }
  try {
    const { place } = await saveWish(siteId, wish)
    const said = place === 'account' ? messages.saved : messages.savedHere
    showToast({
      text: intl.formatMessage(said, values),
      undo: {
        label: intl.formatMessage(messages.undoSave, values),
        run: () => undo(intl, removeProduct(siteId, wish)),
      },
    })
  } catch (error) {
    const reason = reasonOf(error)
    if (!reason) throw error
    markSaved(siteId, wish, false)
    showToast({ text: intl.formatMessage(reason, { count: MAX_GUEST_WISHES }) })
  }
}

async function remove(intl: IntlShape, siteId: string, wish: NewWish): Promise<void> {
  const values = { name: wish.name }
  const removed = await removeProduct(siteId, wish)
  showToast({
    text: intl.formatMessage(messages.removed, values),
    undo: {
      label: intl.formatMessage(messages.undoRemove, values),
      run: () => undo(intl, Promise.all(removed.map((one) => saveWish(siteId, one)))),
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
  if (error.type === TOO_MANY_WISHES) return messages.full
  return error.type?.endsWith('quota-exceeded') ? messages.fullList : undefined
}
