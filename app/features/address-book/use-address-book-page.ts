import { useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import type { CustomerAddress } from '@/commerce-client/customers'
import { useAccountResult } from '@/purchase/account/account-result'
import { showToast } from '@/ui/toast'
import { useFocusLater } from '@/ui/use-focus-later'
import { addressBookMessages as messages } from './address-book.messages'
import { useAddressActions, type AddressChange } from './use-address-actions'

/** The name that stands for the form of a new entry; no saved entry has an empty name. */
export const NEW = ''

export function useAddressBookPage(id: string) {
  const { saving, choosingPrimary, removing, restoring } = useAddressActions()
  const { formatMessage } = useIntl()
  const [editing, setEditing] = useState<string>()
  const { news, say, fail, clear } = useAccountResult()
  const focusLater = useFocusLater()
  const [addId, formId] = [`${id}-add`, `${id}-form`]
  const headingId = (name: string) => `${id}-entry-${name}`
  const showEntry = (name: string, message: MessageDescriptor) => {
    focusLater(headingId(name))
    say(message, name)
  }

  const edit = (name: string) => {
    saving.reset()
    clear()
    setEditing(name)
    focusLater(formId)
  }
  const stopEditing = () => {
    setEditing(undefined)
    focusLater(editing ? headingId(editing) : addId)
  }
  const save = (change: AddressChange) =>
    saving.mutate(change, {
      onSuccess: (name) => {
        setEditing(undefined)
        showEntry(name, messages.saved)
      },
    })
  const makePrimary = (entry: CustomerAddress) =>
    choosingPrimary.mutate(entry, {
      onSuccess: () => showEntry(entry.addressId, messages.isPrimaryNow),
      onError: () => fail(messages.updateFailed, entry.addressId),
    })
  const restore = (entry: CustomerAddress) =>
    restoring.mutate(entry, {
      onSuccess: (name) => showEntry(name, messages.restored),
      onError: () => fail(messages.restoreFailed, entry.addressId),
    })
  // Removes the entry immediately; an undo creates it again. If the tab is closed in between, the
  // entry stays removed, as the page showed.
  const remove = (entry: CustomerAddress, neighbour: CustomerAddress | undefined) => {
    const { addressId: name } = entry
    removing.mutate(entry, {
      onSuccess: () => {
        clear()
        focusLater(neighbour ? headingId(neighbour.addressId) : addId)
        showToast({
          text: formatMessage(messages.removed, { name }),
          undo: {
            label: formatMessage(messages.undoRemoving, { name }),
            run: () => restore(entry),
          },
        })
      },
      onError: () => fail(messages.removeFailed, name),
    })
  }
  return {
    ids: { add: addId, form: formId, heading: headingId },
    ...{ editing, edit, stopEditing, news },
    isChanging: [choosingPrimary, removing, restoring].some(({ isLoading }) => isLoading),
    ...{ save, savingStatus: saving.status, makePrimary, remove },
  }
}
