import { useState } from 'react'
import type { Basket } from '@/commerce-client/baskets'
import { findClaim, listRecipients, toSelections } from '@/domain/recipients'
import {
  countChosen,
  firstChoice,
  limitChoice,
  toShare,
  type ItemChoice,
} from '@/purchase/recipients/item-choice'

/** What each of so many people gets of the bag; the first proposal comes by itself. */
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
    /** Nothing stays behind in a parcel that was nobody's: one of them takes it over. */
    isAllGiven:
      findClaim(basket, new Array<ReturnType<typeof share>>(sharers).fill(share())) !== undefined,
  }
}
