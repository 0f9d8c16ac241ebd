import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import { toAppError } from '@/errors/to-app-error'
import { giftMessageRule } from '@/forms/rules/printed-text'
import { useSentValue } from '@/lib/use-sent-value'
import { useCheckoutError } from '@/purchase/checkout/checkout-error'
import { deliveryMessages } from './delivery.messages'
import { useReadBasket } from '@/shopper/basket/use-basket'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { focusField } from '@/ui/focus-field'
import { useSaveGiftMessage } from './delivery.mutations'

export interface GiftMessageState {
  id: string
  text: string
  /** The key of a validation rule, or a sentence. */
  error: string | undefined
  isUnsaved: boolean
  hasSaved: boolean
  /** The result of the last save, until the text changes. */
  outcome: 'saved' | 'removed' | { count: number } | undefined
  isPending: boolean
  write: (text: string) => void
  save: () => void
  remove: () => void
  saveForAll: () => void
  /** Returns whether the shopper can continue; if not, the field shows an error. */
  isSettled: () => boolean
}

/** The gift message of a shipment: the typed and the saved text. */
export function useGiftMessage(
  { shipmentId = '', giftMessage = '' }: Shipment,
  allShipmentIds: readonly string[],
): GiftMessageState {
  const intl = useIntl()
  const saving = useSaveGiftMessage()
  const checkoutError = useCheckoutError()
  const id = `gift-message-${shipmentId}`
  const rule = giftMessageRule(useSiteConfig().preferences.printerCharacterSet)
  const findProblem = (typed: string) => rule.safeParse(typed).error?.issues[0]?.message
  const [text, setText] = useState(giftMessage)
  const [error, setError] = useState<string>()
  const isUnsaved = text.trim() !== giftMessage.trim()
  const lastIds = saving.variables?.shipmentIds ?? []
  const readBasket = useReadBasket()
  const sent = useSentValue(() => {
    const stored = readBasket()?.shipments?.find((one) => one.shipmentId === shipmentId)
    return (stored ? (stored.giftMessage ?? '') : giftMessage).trim()
  })

  const saveTo = (shipmentIds: readonly string[], message: string) => {
    const { data: wanted, error: refusal } = rule.safeParse(message)
    setError(refusal?.issues[0]?.message)
    if (wanted === undefined) return focusField(id)
    setText(wanted)
    checkoutError.clear()
    sent
      .send(wanted, saving.mutateAsync({ shipmentIds, giftMessage: wanted }))
      // the checkout shows it (CHK-027), because this form may be closed by then
      .catch((failure: unknown) => checkoutError.raiseError(toAppError(failure), 'gift-message'))
  }
  return {
    id,
    text,
    error,
    isUnsaved,
    hasSaved: giftMessage !== '',
    outcome: isUnsaved || !saving.isSuccess ? undefined : outcomeOf(text, lastIds.length),
    isPending: saving.isLoading,
    write: (typed) => {
      setText(typed)
      setError(findProblem(typed))
    },
    save: () => saveTo([shipmentId], text),
    remove: () => saveTo([shipmentId], ''),
    saveForAll: () => saveTo(allShipmentIds, text),
    isSettled: () => {
      // a pending save completes before the next write begins, so it counts as saved
      if (sent.current() === text.trim()) return true
      setError(findProblem(text) ?? intl.formatMessage(deliveryMessages.saveMessageFirst))
      focusField(id)
      return false
    },
  }
}

function outcomeOf(text: string, count: number): GiftMessageState['outcome'] {
  if (text.trim() === '') return 'removed'
  return count > 1 ? { count } : 'saved'
}
