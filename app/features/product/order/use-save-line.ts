import { useHistory } from 'react-router-dom'
import type { NewBasketItem } from '@/commerce-client/baskets'
import { useUpdateItem } from '@/shopper/basket/basket.mutations'
import { paths } from '@/site/paths'

/** Changes a line of the bag to another size, wrap or quantity, and goes back to the bag (PDP-090). */
export function useSaveLine() {
  const history = useHistory()
  const { mutate, isLoading, error } = useUpdateItem()
  return {
    save: (itemId: string, { productId, quantity, optionItems }: NewBasketItem) =>
      mutate(
        { itemId, changes: { productId, quantity, ...(optionItems && { optionItems }) } },
        { onSuccess: () => history.push(paths.bag()) },
      ),
    isSaving: isLoading,
    error,
  }
}
