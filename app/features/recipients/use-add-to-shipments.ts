import { useState } from 'react'
import { useBasket } from '@/shopper/basket/use-basket'
import { useAddToBag } from '@/shopper/basket/basket.mutations'
import type { BagAddition } from '@/shopper/basket/add-to-shipment'
import { useAddRecipients } from '@/purchase/recipients/recipients.mutations'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { countRoom, listRecipients, toSelections } from '@/rules/recipients'
import { hasItems } from '@/rules/shipments'

/** A recipient entered in the sheet. It is only added to the bag together with its items. */
interface NamedRecipient {
  id: string
  firstName: string
  lastName: string
}

export function useAddToShipments(items: readonly BagAddition[], onDone: () => void) {
  const { data: basket } = useBasket()
  const { recipientLimit: limit } = useSiteConfig().preferences
  const [named, setNamed] = useState<NamedRecipient[]>([])
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const adding = useAddToBag()
  const recipients = useAddRecipients()

  const known = listRecipients(basket ?? {})
  // A single empty shipment does not count as a recipient yet.
  const existing = known.length > 1 || (basket && hasItems(known[0] ?? {}, basket)) ? known : []
  const selections = toSelections(
    [...existing, ...named.map(({ id, ...name }) => ({ shipmentId: id, shippingAddress: name }))],
    chosen,
  )
  const selectedIds = selections.flatMap((one) => (one.isSelected ? one.shipmentId : []))
  const room = countRoom(basket ?? {}, limit) - named.length

  const addForExisting = async () => {
    const ids = existing.flatMap(({ shipmentId = '' }) =>
      chosen.has(shipmentId) ? shipmentId : [],
    )
    const lines = ids.flatMap((shipmentId) => items.map((item) => ({ ...item, shipmentId })))
    if (lines.length > 0) await adding.mutateAsync(lines)
  }
  const addForNamed = async () => {
    const isNew = new Set(named.filter(({ id }) => chosen.has(id)).map(({ id }) => id))
    if (isNew.size === 0) return
    await recipients.mutateAsync(
      named
        .filter(({ id }) => isNew.has(id))
        .map(({ firstName, lastName }) => ({
          address: { firstName, lastName },
          items: items.map(toLine),
        })),
    )
    // Remove them from the sheet, so that a retry does not add the items again.
    setNamed((before) => before.filter(({ id }) => !isNew.has(id)))
    choose((before) => new Set([...before].filter((id) => !isNew.has(id))))
  }
  const submit = async () => {
    try {
      await addForNamed()
      await addForExisting()
    } catch {
      // the mutations contain the error
      return
    }
    onDone()
  }
  return {
    selections,
    selectedCount: selections.length > 1 ? selectedIds.length : 0,
    choose,
    name: (firstName: string, lastName: string) => {
      const id = `named-${named.length}-${Date.now()}`
      setNamed((before) => [...before, { id, firstName, lastName }])
      choose((before) => new Set([...before, id]))
    },
    hasRoom: room > 0,
    limit,
    submit: () => void submit(),
    isPending: adding.isLoading || recipients.isLoading,
    progress: recipients.progress,
    error: recipients.error ?? adding.error,
  }
}

function toLine({ fulfillmentOption: _way, place: _place, ...item }: BagAddition) {
  return item
}
