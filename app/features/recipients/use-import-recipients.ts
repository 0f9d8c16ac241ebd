import { useIntl } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { countRoom, countRoomSharing } from '@/rules/recipients'
import { toBasketAddress } from '@/forms/address-values'
import { markUnverified } from '@/purchase/addresses/unverified'
import type { NewRecipient } from '@/purchase/recipients/add-recipients'
import { useAddRecipients } from '@/purchase/recipients/recipients.mutations'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { useSite } from '@/site/use-site'
import type { ImportedPerson } from './import-people'
import { toImportProblems } from './import-refusals'
import { useChosenList } from './use-chosen-list'
import { useItemsForEach } from './use-items-for-each'

/** Reads a recipient list and adds its people: all of them, once no line has an error. */
export function useImportRecipients(basket: Basket, onDone: (count: number) => void) {
  const intl = useIntl()
  const { id: siteId } = useSite()
  const { recipientLimit } = useSiteConfig().preferences
  const { list, isReading, readError, read, refuse } = useChosenList(basket)
  const adding = useAddRecipients()
  const people = list && list.problems.length === 0 ? list.people : []
  const withoutItems = people.filter(({ items }) => items.length === 0)
  const each = useItemsForEach(basket, withoutItems.length)
  const room = countRoomSharing(basket, recipientLimit)
  // a shipment without a recipient is reused for one of them, or else counts toward the limit
  const isShareMissing =
    people.length > countRoom(basket, recipientLimit) + Number(each.isAllGiven) &&
    people.length <= room

  const submit = async () => {
    const share = each.share()
    try {
      const ids = await adding.mutateAsync(people.map((person) => toRecipient(person, share)))
      markUnverified(siteId, ids)
    } catch (error) {
      const problems = toImportProblems(error, people, intl)
      if (problems) {
        adding.reset()
        refuse(problems)
      }
      return
    }
    onDone(people.length)
  }

  return {
    list,
    people,
    room,
    isShareMissing,
    limit: recipientLimit,
    isReading,
    read: (file: File) => {
      adding.reset()
      return read(file)
    },
    withoutItems: withoutItems.length,
    each,
    submit,
    canSubmit: people.length > 0 && !each.isMissing && !isShareMissing,
    isPending: adding.isLoading,
    progress: adding.progress,
    readError,
    error: adding.error ?? undefined,
  }
}

export type RecipientImport = ReturnType<typeof useImportRecipients>

function toRecipient(
  { address, giftMessage, day, items }: ImportedPerson,
  share: Pick<NewRecipient, 'items' | 'moves'>,
): NewRecipient {
  return {
    address: toBasketAddress(address),
    ...(giftMessage && { shipment: { gift: true, giftMessage } }),
    ...(day && { day }),
    ...(items.length > 0
      ? { items: items.map(({ productId, quantity }) => ({ productId, quantity })) }
      : share),
  }
}
