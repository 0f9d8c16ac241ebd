import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lineProductsQuery } from '@/commerce-client/line-products.queries'
import type { Order } from '@/commerce-client/orders'
import { listPieces, planBuyAgain } from '@/rules/buy-again'
import { countRoom } from '@/rules/recipients'
import type { AppError } from '@/errors/app-error'
import { useBasket } from '@/shopper/basket/use-basket'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { useSite } from '@/site/use-site'
import { addAgain, listRecipientsAgain, type OrderLine } from './add-again'

export interface BuyAgainScope {
  order: Order
  lines: readonly OrderLine[]
  hasRecipients: boolean
}

export function useBuyAgain({ order, lines, hasRecipients }: BuyAgainScope) {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const { data: basket } = useBasket()
  const { recipientLimit, shipmentBatchSize: batchSize } = useSiteConfig().preferences
  const ids = lines.flatMap((line) => [
    ...(line.productId ? [line.productId] : []),
    ...listPieces(line).map(({ id }) => id),
  ])
  const products = useQuery({
    ...lineProductsQuery(siteId, ids),
    // cached products may have been sold out since
    refetchOnMount: 'always',
    staleTime: 0,
  })
  const plan = products.data && planBuyAgain(lines, products.data)
  const recipients = plan && hasRecipients ? listRecipientsAgain(order, plan.lines) : []
  const room = countRoom(basket ?? {}, recipientLimit)
  const adding = useMutation<void, AppError>({
    mutationFn: () =>
      addAgain({
        queryClient,
        siteId,
        batchSize,
        order,
        lines: plan?.lines ?? [],
        hasRecipients,
      }),
  })
  return {
    /** The products and pieces that are still sold, with their current names. */
    products: products.data ?? {},
    plan: products.isFetching ? undefined : plan,
    isUnread: products.isError && !products.isFetching,
    readAgain: () => void products.refetch(),
    pieces: (plan?.lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
    recipientCount: recipients.length,
    room,
    isTooMany: recipients.length > room,
    adding,
  }
}
