import { useState } from 'react'
import type { Basket } from '@/commerce-client/baskets'
import { countRoom, countRoomSharing, fullNameOf } from '@/rules/recipients'
import { markUnverified } from '@/purchase/addresses/unverified'
import type { NewRecipient } from '@/purchase/recipients/add-recipients'
import { useAddRecipients } from '@/purchase/recipients/recipients.mutations'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { useSite } from '@/site/use-site'
import type { KnownPerson } from './use-known-people'
import { useItemsForEach } from './use-items-for-each'

/** The same items for each recipient, or those that each one received last time. */
export type Gift = 'chosen' | 'then'

export function useAddKnownPeople(
  basket: Basket,
  people: readonly KnownPerson[],
  onDone: (count: number) => void,
) {
  const { id: siteId } = useSite()
  const { recipientLimit: limit } = useSiteConfig().preferences
  const [ids, choose] = useState<ReadonlySet<string>>(new Set())
  const [gift, setGift] = useState<Gift>('chosen')
  const adding = useAddRecipients()
  const chosen = people.filter(({ id }) => ids.has(id))
  const each = useItemsForEach(basket, gift === 'chosen' ? chosen.length : 0)
  const room = countRoomSharing(basket, limit)
  const isTooMany = chosen.length > room
  // a shipment without a recipient is reused for one of them, or else counts toward the limit
  const isShareMissing =
    !isTooMany && chosen.length > countRoom(basket, limit) + Number(each.isAllGiven)
  const gone = gift === 'then' ? chosen.filter((person) => listAgain(person).length === 0) : []
  const submit = async () => {
    const share = each.share()
    const count = chosen.length
    try {
      const ids = await adding.mutateAsync(chosen.map((person) => toRecipient(person, gift, share)))
      markUnverified(siteId, ids)
    } catch {
      // the mutation contains the error
      return
    }
    onDone(count)
  }
  return {
    ids,
    choose,
    chosen,
    gift,
    setGift,
    each,
    room,
    limit,
    isTooMany,
    isShareMissing,
    goneNames: gone.map(({ address }) => fullNameOf(address)),
    canSubmit:
      chosen.length > 0 && !isTooMany && !isShareMissing && !each.isMissing && gone.length === 0,
    submit,
    isPending: adding.isLoading,
    progress: adding.progress,
    error: adding.error ?? undefined,
  }
}

function listAgain({ past }: KnownPerson) {
  return (past?.items ?? []).filter(({ isReorderable }) => isReorderable)
}

function toRecipient(
  person: KnownPerson,
  gift: Gift,
  share: Pick<NewRecipient, 'items' | 'moves'>,
): NewRecipient {
  const again = listAgain(person).map(({ productId, quantity }) => ({ productId, quantity }))
  return {
    address: person.address,
    isReorder: person.past !== undefined,
    ...(gift === 'then' ? { items: again } : share),
  }
}
