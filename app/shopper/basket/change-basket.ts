import type { QueryClient } from '@tanstack/react-query'
import { createBasket, type Basket } from '@/commerce-client/baskets'
import { AppError, notFoundError } from '@/errors/app-error'
import { announceBasketChange } from './basket-tabs'
import { enqueue } from './basket-queue'
import { basketKey, basketQuery } from './basket.queries'

/** @param basket as it was before, for writes that depend on it */
export type BasketWrite = (basketId: string, basket: Basket) => Promise<Basket>

interface ChangeOptions {
  /** For adding: where there is no basket, or it is gone by now, the write goes to a new one. */
  mayCreate?: boolean
}

/**
 * Writes to the shopper's basket when the writes before are done; the service's answer becomes the
 * cached basket, here and in other tabs. Throws AppError: not-found when there is no basket.
 */
export function changeBasket(
  queryClient: QueryClient,
  siteId: string,
  write: BasketWrite,
  { mayCreate = false }: ChangeOptions = {},
): Promise<Basket> {
  return enqueue(siteId, async () => {
    const basket = await writeToBasket(queryClient, siteId, write, mayCreate)
    // A read that began before the write would bring the old basket back.
    await queryClient.cancelQueries(basketKey(siteId))
    queryClient.setQueryData(basketKey(siteId), basket)
    announceBasketChange(siteId)
    return basket
  })
}

async function writeToBasket(
  queryClient: QueryClient,
  siteId: string,
  write: BasketWrite,
  mayCreate: boolean,
): Promise<Basket> {
  const known = await queryClient.fetchQuery({ ...basketQuery(siteId), staleTime: Infinity })
  if (!known?.basketId && !mayCreate) throw notFoundError('There is no basket')
  const basket = known?.basketId ? known : await newBasket(queryClient, siteId)
  const basketId = idOf(basket)
  try {
    return await write(basketId, basket)
  } catch (error) {
    if (!isBasketGone(error, basketId)) throw error
    queryClient.setQueryData(basketKey(siteId), null)
    if (!mayCreate) throw error
    const other = await newBasket(queryClient, siteId)
    return write(idOf(other), other)
  }
}

async function newBasket(queryClient: QueryClient, siteId: string): Promise<Basket> {
  try {
    return await createBasket(siteId)
  } catch (error) {
    // A customer has one basket: another tab may just have made it.
    const existing = await queryClient.fetchQuery({ ...basketQuery(siteId), staleTime: 0 })
    if (!existing) throw error
    return existing
  }
}

function idOf({ basketId }: Basket): string {
  if (!basketId) throw new Error('The basket service answered a basket without id')
  return basketId
}

// A missing line or product answers 404 too; only the basket itself is made anew.
function isBasketGone(error: unknown, basketId: string): boolean {
  if (!(error instanceof AppError) || error.status !== 404) return false
  const said = `${error.type ?? ''} ${error.detail ?? ''}`
  return /basket[-_ ]?not[-_ ]?found/i.test(said) || said.includes(basketId)
}
