import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import { serverErrorText } from '@/errors/server-error-text'
import { giftMessageRule } from '@/forms/rules/gift-message'
import { checkoutMessages } from './checkout.messages'
import { useSaveGiftMessage } from './shipping.mutations'

export const GIFT_MESSAGE_ID = 'field-gift-message'

export interface GiftMessageState {
  text: string
  /** A rule's key or a sentence. */
  error: string | undefined
  isUnsaved: boolean
  isSaved: boolean
  isPending: boolean
  write: (text: string) => void
  save: () => void
  /** Whether the shopper may go on; else says why, at the field. */
  isSettled: () => boolean
}

/** The gift message of a shipment: what is typed, and what is saved. */
export function useGiftMessage({ shipmentId = '', giftMessage = '' }: Shipment): GiftMessageState {
  const intl = useIntl()
  const saving = useSaveGiftMessage(shipmentId)
  const [text, setText] = useState(giftMessage)
  const [error, setError] = useState<string>()
  const isUnsaved = text.trim() !== giftMessage.trim()

  const save = () => {
    const checked = giftMessageRule.safeParse(text)
    if (!checked.success) return setError(checked.error.issues[0]?.message)
    saving.mutate(checked.data ?? '', {
      onError: (failure) => setError(serverErrorText(failure, intl)),
    })
  }
  return {
    text,
    error,
    isUnsaved,
    isSaved: saving.isSuccess && !isUnsaved && text !== '',
    isPending: saving.isLoading,
    write: (typed) => {
      setText(typed)
      setError(undefined)
    },
    save,
    isSettled: () => {
      if (!isUnsaved) return true
      setError(intl.formatMessage(checkoutMessages.saveMessageFirst))
      document.getElementById(GIFT_MESSAGE_ID)?.focus()
      return false
    },
  }
}
