import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { updateBasket, type Basket, type BasketItem } from '@/commerce-client/baskets'
import type { Customer } from '@/commerce-client/customers'
import { readBusinessAccounts } from '@/rules/business-accounts'
import { listShoplessLines } from '@/rules/shopless-pickup'
import { chooseMethods, listMethodlessIds } from '@/purchase/recipients/tidy-shipments'
import { logWarning } from '@/lib/log'
import { asText } from '@/lib/read-fields'
import { useBasketMutation } from '@/shopper/basket/use-basket-mutation'
import { useCustomer } from '@/shopper/customer/use-customer'
import { isOptinsStale } from '@/shopper/subscriptions/basket-optins'
import { syncOptins } from '@/shopper/subscriptions/sync-optins'
import { useSite } from '@/site/use-site'

interface UpkeepOptions {
  /** Removes pickup lines whose shipment has lost its shop. */
  onShopless: (items: readonly BasketItem[]) => void
}

/**
 * Updates the basket to match the site's currency, the customer's business account, the URL of the
 * recorded session, its subscriptions (CART-044), and the methods of shipments with an address.
 * Each update is tried once per visit.
 */
export function useBasketUpkeep(basket: Basket | null, { onShopless }: UpkeepOptions): void {
  const { id: siteId, currency } = useSite()
  const queryClient = useQueryClient()
  const { data: customer } = useCustomer()
  const { mutate } = useUpdateBasket()
  const tried = useRef(new Set<string>())
  useEffect(() => {
    if (!basket?.basketId) return
    const once = (changes: Basket) => {
      const key = JSON.stringify([basket.basketId, changes])
      if (tried.current.has(key)) return
      tried.current.add(key)
      mutate(changes, {
        onError: (error) => logWarning('The basket could not be kept up to date', { error }),
      })
    }
    listUpkeep(basket, { currency, customer, recordingUrl: readRecordingUrl() }).forEach(once)
  }, [basket, currency, customer, mutate])

  useEffect(() => {
    if (basket && isOptinsStale(basket)) void syncOptins(queryClient, siteId, basket)
  }, [basket, queryClient, siteId])

  const methodless = basket ? listMethodlessIds(basket).join() : ''
  useEffect(() => {
    if (!basket || !methodless || tried.current.has(methodless)) return
    tried.current.add(methodless)
    void chooseMethods(queryClient, siteId, basket)
  }, [basket, methodless, queryClient, siteId])

  const shopless = basket ? listShoplessLines(basket) : []
  const ids = shopless.map(({ itemId }) => itemId).join()
  const clear = useRef<() => void>()
  clear.current = () => onShopless(shopless)
  useEffect(() => {
    if (ids) clear.current?.()
  }, [ids])
}

interface Surroundings {
  currency: string
  customer: Customer | null | undefined
  recordingUrl: string | undefined
}

export function listUpkeep(basket: Basket, surroundings: Surroundings): Basket[] {
  const { currency, customer, recordingUrl } = surroundings
  const business = toBusinessProps(customer)
  const isOtherBusiness =
    business && basket.c_sfBusinessAccountId !== business.c_sfBusinessAccountId
  return [
    ...(basket.currency && basket.currency !== currency ? [{ currency }] : []),
    ...(isOtherBusiness ? [business] : []),
    ...(recordingUrl && basket.c_fullStorySessionURL !== recordingUrl
      ? [{ c_fullStorySessionURL: recordingUrl }]
      : []),
  ]
}

function useUpdateBasket() {
  return useBasketMutation<Basket>(updateBasket)
}

/** Returns the basket's fields for the first of the customer's business accounts. */
function toBusinessProps(customer: Customer | null | undefined) {
  const [account] = readBusinessAccounts(customer)
  if (!account) return undefined
  const { id, level } = account
  return { c_sfBusinessAccountId: id, ...(level && { c_sfBusinessLevel: level }) }
}

function readRecordingUrl(): string | undefined {
  const recorder: unknown = Reflect.get(window, 'FS')
  if (typeof recorder !== 'object' && typeof recorder !== 'function') return undefined
  const ask: unknown = recorder && Reflect.get(recorder, 'getCurrentSessionURL')
  if (typeof ask !== 'function') return undefined
  return asText(Reflect.apply(ask, recorder, []))
}
