import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Basket } from '@/commerce-client/baskets'
import { listRecipients } from '@/rules/recipients'
import { basketKey } from '@/shopper/basket/basket.queries'
import {
  countChosen,
  firstChoice,
  FROM_SHOP,
  limitChoice,
  linesOf,
  toShare,
  type ItemChoice,
} from '@/purchase/recipients/item-choice'
import { useSite } from '@/site/use-site'

/**
 * Manages the first items of a new recipient, who needs at least one item.
 * @param kept the choice that the shopper had made before the page was left
 */
export function useFirstItems(basket: Basket, kept?: ItemChoice) {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const [first, setFirst] = useState(() => chooseFirst(basket))
  const [chosen, choose] = useState(() => kept && ofBasket(basket, kept))
  const choice = chosen ?? first
  const [wasMissing, setMissing] = useState(false)
  const isMissing = countChosen(choice) === 0
  return {
    choice,
    /** Undefined before the shopper has chosen anything. */
    chosen,
    choose: (next: ItemChoice) => choose(next),
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
      setFirst(chooseFirst(now))
      choose(undefined)
      setMissing(false)
    },
  }
}

const listSources = (basket: Basket) =>
  listRecipients(basket).flatMap(({ shipmentId }) => shipmentId ?? [])

const chooseFirst = (basket: Basket) => firstChoice(basket, listSources(basket))

/** Returns what the bag still offers of a choice; undefined if its source is gone. */
function ofBasket(basket: Basket, choice: ItemChoice): ItemChoice | undefined {
  const { source } = choice
  if (source !== FROM_SHOP && !listSources(basket).includes(source)) return undefined
  const { quantities } = limitChoice(basket, choice, 1)
  const offered = linesOf(basket, source).flatMap(({ itemId = '' }) => {
    const quantity = quantities[itemId]
    return quantity === undefined ? [] : [[itemId, quantity] as const]
  })
  return { source, quantities: Object.fromEntries(offered) }
}

export type FirstItems = ReturnType<typeof useFirstItems>
