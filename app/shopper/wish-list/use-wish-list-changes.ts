import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  removeListItem,
  shareWishList,
  updateWishListItem,
  type WishListItemChanges,
  type WishList,
} from '@/commerce-client/product-lists'
import type { WishListItem } from '@/rules/wish-list-item'
import { useSite } from '@/site/use-site'
import { wishListKey } from './use-wish-list'
import { findCustomerId, inTurn, remember, saveItem } from './wish-list'

interface Change {
  /** Returns the list that is shown before the service has answered. */
  toShown: (list: WishList) => WishList
  write: (customerId: string, list: WishList) => Promise<unknown>
}

/** Changes of the customer's wish list: shown immediately, and reverted if they fail. */
export function useWishListChanges() {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const key = wishListKey(siteId)
  const hasOthers = () => queryClient.isMutating({ mutationKey: key }) > 1
  const { mutateAsync } = useMutation({
    mutationKey: key,
    mutationFn: ({ write }: Change) =>
      inTurn(siteId, async () => {
        const customerId = await findCustomerId(siteId)
        const list = queryClient.getQueryData<WishList | null>(key)
        // the customer has changed: the list is only read again
        if (customerId === undefined || !list) return
        await write(customerId, list)
      }),
    onMutate: async ({ toShown }) => {
      await queryClient.cancelQueries(key)
      const before = queryClient.getQueryData<WishList | null>(key)
      if (before) queryClient.setQueryData(key, toShown(before))
      return before
    },
    // later changes stay as they are shown, until the last one has the list read again
    onError: (_error, _change, before) => {
      if (!hasOthers()) queryClient.setQueryData(key, before)
    },
    onSettled: () => (hasOthers() ? undefined : queryClient.invalidateQueries(key)),
  })
  const withItems = (change: (items: WishListItem[]) => WishListItem[]) => (list: WishList) => ({
    ...list,
    items: change(list.items),
  })

  return {
    /** Reads an item of the last known list, which may not be rendered yet. */
    readItem: (id: string) =>
      queryClient.getQueryData<WishList | null>(key)?.items.find((item) => item.id === id),
    change: (item: WishListItem, changes: WishListItemChanges) =>
      mutateAsync({
        toShown: withItems((all) =>
          all.map((one) => (one.id === item.id ? { ...one, ...changes } : one)),
        ),
        write: (customerId, { id }) => updateWishListItem(siteId, customerId, id, item.id, changes),
      }),
    remove: (item: WishListItem) =>
      mutateAsync({
        toShown: withItems((all) => all.filter(({ id }) => id !== item.id)),
        write: async (customerId, { id, items }) => {
          await removeListItem(siteId, customerId, id, item.id)
          remember(siteId, customerId, items)
        },
      }),
    restore: async (item: WishListItem) => {
      await saveItem(siteId, item)
      await queryClient.invalidateQueries(key)
    },
    /** @param shown ids of the items that visitors of the shared list can see */
    share: (ownerName: string, shown: readonly string[]) =>
      mutateAsync({
        toShown: (list) => list,
        write: async (customerId, { id, items }) => {
          for (const { id: itemId, isPublic } of items) {
            const isShown = shown.includes(itemId)
            if (isPublic === isShown) continue
            await updateWishListItem(siteId, customerId, id, itemId, { isPublic: isShown })
          }
          await shareWishList(siteId, customerId, id, { isShared: true, ownerName })
        },
      }),
    stopSharing: () =>
      mutateAsync({
        toShown: (list) => ({ ...list, shareId: undefined }),
        write: (customerId, { id }) => shareWishList(siteId, customerId, id, { isShared: false }),
      }),
  }
}
