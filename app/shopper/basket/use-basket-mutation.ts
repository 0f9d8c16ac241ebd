import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Basket } from '@/commerce-client/baskets'
import type { AppError } from '@/errors/app-error'
import { useSite } from '@/site/use-site'
import { changeBasket } from './change-basket'
import { basketWriteKey } from './use-basket-status'

interface BasketMutationOptions<Variables> {
  mayCreate?: boolean
  /** Called after each successful write. */
  onDone?: (siteId: string, variables: Variables, basket: Basket, queryClient: QueryClient) => void
}

/**
 * A mutation of the shopper's basket. Writes run one after another; the service's answer becomes
 * the cached basket everywhere. `mayCreate`: a missing basket is created.
 */
export function useBasketMutation<Variables>(
  write: (
    siteId: string,
    basketId: string,
    variables: Variables,
    basket: Basket,
  ) => Promise<Basket>,
  { onDone, ...options }: BasketMutationOptions<Variables> = {},
) {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  return useMutation<Basket, AppError, Variables>({
    mutationKey: basketWriteKey(siteId),
    mutationFn: (variables) =>
      changeBasket(
        queryClient,
        siteId,
        (basketId, basket) => write(siteId, basketId, variables, basket),
        options,
      ),
    onSuccess: (basket, variables) => onDone?.(siteId, variables, basket, queryClient),
  })
}
