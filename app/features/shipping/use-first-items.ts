import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Basket } from '@/commerce-client/baskets'
import { listRecipients } from '@/domain/recipients'
import { basketKey } from '@/shopper/basket/basket.queries'
import {
  countChosen,
  firstChoice,
  toShare,
  type ItemChoice,
} from '@/purchase/recipients/item-choice'
import { useSite } from '@/site/use-site'

/** The first items of a new recipient: none is added without any. */
export function useFirstItems(basket: Basket) {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const [choice, choose] = useState<ItemChoice>(() => chooseFirst(basket))
  const [wasMissing, setMissing] = useState(false)
  const isMissing = countChosen(choice) === 0
  return {
    choice,
    choose,
    /** It was to be saved without. */
    isMissing: wasMissing && isMissing,
    /** Whether there is something; else it is asked for. */
    check: () => {
      setMissing(isMissing)
      return !isMissing
    },
    share: () => toShare(basket, choice),
    begin: () => {
      // What was saved a moment ago may not be rendered yet.
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
