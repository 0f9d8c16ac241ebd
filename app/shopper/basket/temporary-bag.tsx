import {
  dehydrate,
  hydrate,
  QueryClient,
  QueryClientProvider,
  useQueryClient,
} from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Basket } from '@/commerce-client/baskets'
import { useSite } from '@/site/use-site'
import { putTemporaryBasket } from './basket.queries'

/** Own to each bag. */
const OWN = new Set<unknown>(['basket', 'basket-write', 'checkout-error'])

interface TemporaryBagProps {
  /** A temporary basket of the shopper. */
  basket: Basket
  children: ReactNode
}

/**
 * Everything in it reads and writes a temporary basket as its bag; the shopper's own bag is neither
 * read nor changed. What else the page has read is known in it.
 */
export function TemporaryBag({ basket, children }: TemporaryBagProps) {
  const { id: siteId } = useSite()
  const shop = useQueryClient()
  const [client] = useState(() => {
    const own = new QueryClient({
      defaultOptions: shop.getDefaultOptions(),
      logger: shop.getLogger(),
    })
    const shared = dehydrate(shop, {
      dehydrateMutations: false,
      shouldDehydrateQuery: ({ queryKey, state }) =>
        state.status === 'success' && !OWN.has(queryKey[1]),
    })
    hydrate(own, shared)
    putTemporaryBasket(own, siteId, basket)
    return own
  })
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
