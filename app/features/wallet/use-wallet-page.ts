import { useRef, useState } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { useAccountResult } from '@/purchase/account/account-result'
import type { SavedCard } from '@/purchase/payment/saved-cards'
import { useFocusLater } from '@/ui/use-focus-later'
import { useCardName } from './saved-card-tile'
import { useCardActions, type NewCard } from './use-card-actions'
import { walletMessages as messages } from './wallet.messages'

type NamedCard = Pick<SavedCard, 'id' | 'cardType' | 'maskedNumber'>

export function useWalletPage(id: string) {
  const { adding, makingDefault, choosingForSubscriptions, removing } = useCardActions()
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<SavedCard>()
  /** The element that takes the focus after the removal dialog. */
  const returnTo = useRef<HTMLElement | null>(null)
  const { news, say, fail, clear } = useAccountResult()
  const toName = useCardName()
  const focusLater = useFocusLater()
  const [addId, formId] = [`${id}-add`, `${id}-form`]
  const headingId = (cardId: string) => `${id}-card-${cardId}`
  const showCard = (card: NamedCard, message: MessageDescriptor) => {
    focusLater(headingId(card.id))
    say(message, toName(card))
  }

  const startAdding = () => {
    adding.reset()
    clear()
    setAdding(true)
    focusLater(formId)
  }
  const stopAdding = () => {
    setAdding(false)
    focusLater(addId)
  }
  const add = (card: NewCard) =>
    adding.mutate(card, {
      onSuccess: (added) => {
        if (!added) return
        setAdding(false)
        showCard(added, messages.added)
        if (added.hasSubscriptionsFailed) fail(messages.subscriptionsFailed, toName(added))
      },
    })
  const makeDefault = (card: SavedCard) =>
    makingDefault.mutate(card.id, {
      onSuccess: () => showCard(card, messages.isDefaultNow),
      onError: () => fail(messages.defaultFailed, toName(card)),
    })
  const useForSubscriptions = (card: SavedCard) =>
    choosingForSubscriptions.mutate(card.id, {
      onSuccess: () => showCard(card, messages.paysNow),
      onError: () => fail(messages.subscriptionsFailed, toName(card)),
    })
  const askRemoval = (card: SavedCard) => {
    returnTo.current = null
    setLeaving(card)
  }
  const remove = (card: SavedCard, neighbour: SavedCard | undefined) =>
    removing.mutate(card.id, {
      onSuccess: () => {
        returnTo.current = document.getElementById(neighbour ? headingId(neighbour.id) : addId)
        setLeaving(undefined)
        say(messages.removed, toName(card))
      },
      onError: () => {
        setLeaving(undefined)
        fail(messages.removeFailed, toName(card))
      },
    })
  return {
    ids: { add: addId, form: formId, heading: headingId },
    ...{ news, isAdding, startAdding, stopAdding, adding, add },
    ...{
      makeDefault,
      useForSubscriptions,
      isChanging: isAny(makingDefault, choosingForSubscriptions),
    },
    removal: { card: leaving, ask: askRemoval, cancel: () => setLeaving(undefined), returnTo },
    ...{ remove, isRemoving: removing.isLoading },
  }
}

function isAny(...mutations: { isLoading: boolean }[]): boolean {
  return mutations.some(({ isLoading }) => isLoading)
}
