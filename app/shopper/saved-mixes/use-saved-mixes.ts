import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { removeListItem } from '@/commerce-client/product-lists'
import { addMix, getMixList, renameMix, requireMixList } from '@/commerce-client/saved-mixes'
import type { NewSavedMix, SavedMix } from '@/rules/saved-mix'
import type { AppError } from '@/errors/app-error'
import { useSite } from '@/site/use-site'
import { useCustomer } from '../customer/use-customer'
import { inTurn } from '../wish-list/wish-list'

const savedMixesKey = (siteId: string) => ['shopper', 'saved-mixes', siteId] as const
const NONE: SavedMix[] = []

/** The customer's saved boxes as a query; nothing is fetched for a guest. */
export function useSavedMixes() {
  const { id: siteId } = useSite()
  const { data: customer } = useCustomer()
  const customerId = customer?.customerId
  return useQuery({
    queryKey: [...savedMixesKey(siteId), customerId],
    queryFn: async () => (customerId && (await getMixList(siteId, customerId))?.mixes) || NONE,
    enabled: customerId !== undefined,
    refetchOnWindowFocus: true,
  })
}

type Write = (customerId: string, listId: string) => Promise<void>

/** Saves, renames and removes boxes; after each change the list is read again. */
export function useSavedMixChanges() {
  const { id: siteId } = useSite()
  const { data: customer } = useCustomer()
  const queryClient = useQueryClient()
  const { mutateAsync, isLoading, error } = useMutation<void, AppError, Write>({
    mutationFn: (write) =>
      // in turn, so that two tabs without a list create only one
      inTurn(siteId, async () => {
        const customerId = customer?.customerId
        if (customerId === undefined) return
        await write(customerId, (await requireMixList(siteId, customerId)).id)
      }),
    onSettled: () => queryClient.invalidateQueries(savedMixesKey(siteId)),
  })
  return {
    save: (mix: NewSavedMix) =>
      mutateAsync((customerId, listId) => addMix(siteId, customerId, listId, mix)),
    rename: ({ id }: SavedMix, name: string) =>
      mutateAsync((customerId, listId) => renameMix(siteId, customerId, listId, id, name)),
    remove: ({ id }: SavedMix) =>
      mutateAsync((customerId, listId) => removeListItem(siteId, customerId, listId, id)),
    isPending: isLoading,
    error,
  }
}
