import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Basket } from '@/commerce-client/baskets'
import { listRecipients } from '@/rules/recipients'
import { basketKey } from '@/shopper/basket/basket.queries'
import {
  countChosen,
  firstChoice,
  toShare,
  type ItemChoice,
} from '@/purchase/recipients/item-choice'
import { useSite } from '@/site/use-site'

/** Manages the first items of a new recipient, who needs at least one item. */
export function useFirstItems(basket: Basket) {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const [choice, choose] = useState<ItemChoice>(() => chooseFirst(basket))
  const [wasMissing, setMissing] = useState(false)
  const isMissing = countChosen(choice) === 0
  return {
    choice,
    choose,
    /** `true` after an attempt to save without items. */
    isMissing: wasMissing && isMissing,
    /** Returns whether items are chosen; if not, an error is shown. */
    check: () => {
      setMissing(isMissing)
      return !isMissing
    },
    share: () => toShare(basket, choice),
    begin: () => {
      // The cache may contain a change that is not rendered yet.
      const now = queryClient.getQueryData<Basket | null>(basketKey(siteId)) ?? basket
      choose(chooseFirst(now))
      setMissing(false)
    },
  }
}

function chooseFirst(basket: Basket): ItemChoice {
  const sources = listRecipients(basket).flatMap(({ shipmentId }) => shipmentId ?? [])
  return firstChoice(basket, sources)
}

export type FirstItems = ReturnType<typeof useFirstItems>
