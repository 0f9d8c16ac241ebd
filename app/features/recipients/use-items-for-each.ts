import { useState } from 'react'
import type { Basket } from '@/commerce-client/baskets'
import { findClaim, listRecipients, toSelections } from '@/rules/recipients'
import {
  countChosen,
  firstChoice,
  limitChoice,
  toShare,
  type ItemChoice,
} from '@/purchase/recipients/item-choice'

/** Manages which items of the bag each of `sharers` recipients gets, starting with a proposal. */
export function useItemsForEach(basket: Basket, sharers: number) {
  const [chosen, choose] = useState<ItemChoice>()
  const sources = toSelections(listRecipients(basket))
  const ids = sources.map(({ shipmentId }) => shipmentId)
  const wanted = chosen ?? firstChoice(basket, ids, Math.max(1, sharers))
  const choice = limitChoice(basket, wanted, sharers)
  const share = () => toShare(basket, choice)
  return {
    sources,
    choice,
    choose,
    isMissing: sharers > 0 && countChosen(choice) === 0,
    share,
    /** `true` if the shipment without a recipient becomes empty, so that a recipient can use it. */
    isAllGiven:
      findClaim(basket, new Array<ReturnType<typeof share>>(sharers).fill(share())) !== undefined,
  }
}
