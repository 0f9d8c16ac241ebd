import type { QueryClient } from '@tanstack/react-query'
import { createBasket, type Basket } from '@/commerce-client/baskets'
import { AppError } from '@/errors/app-error'
import { COOKIES_BLOCKED_TEXT } from '@/errors/errors.messages'
import { areCookiesBlocked } from '@/lib/are-cookies-blocked'
import { announceBasketChange, hasChangedElsewhere } from './basket-tabs'
import { enqueue } from './basket-queue'
import { basketKey, basketQuery } from './basket.queries'

/** @param basket the basket before the write, for writes that depend on it */
export type BasketWrite = (basketId: string, basket: Basket) => Promise<Basket>

interface ChangeOptions {
  /** For adding: if there is no basket, or it no longer exists, a new one is created. */
  mayCreate?: boolean
}

/**
 * Runs a write to the shopper's basket after all earlier writes. The service's answer becomes the
 * cached basket, in other tabs too. After a refusal the basket is read again, so that the page
 * shows the service's state. Throws AppError: 'Missing basket' if there is none (CART-039).
 */
export function changeBasket(
  queryClient: QueryClient,
  siteId: string,
  write: BasketWrite,
  { mayCreate = false }: ChangeOptions = {},
): Promise<Basket> {
  return enqueue(siteId, async () => {
    const basket = await writeToBasket(queryClient, siteId, write, mayCreate).catch(
      (error: unknown) => {
        void queryClient.invalidateQueries(basketKey(siteId))
        throw error
      },
    )
    // a read that began before the write would restore the old basket
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
  // another tab's change is read first, so that the write does not revert it
  const staleTime = hasChangedElsewhere(siteId) ? 0 : Infinity
  const known = await queryClient.fetchQuery({ ...basketQuery(siteId), staleTime })
  if (!known?.basketId && !mayCreate) throw missingBasket()
  const basket = known?.basketId ? known : await newBasket(queryClient, siteId)
  const basketId = idOf(basket)
  try {
    return withId(await write(basketId, basket))
  } catch (error) {
    if (!isBasketGone(error, basketId)) throw error
    queryClient.setQueryData(basketKey(siteId), null)
    if (!mayCreate) throw error
    const other = await newBasket(queryClient, siteId)
    const written = await write(idOf(other), other).catch((again: unknown) => {
      // without cookies, each request is another guest's
      throw isBasketGone(again, idOf(other)) && areCookiesBlocked() ? cookiesBlocked() : again
    })
    return withId(written)
  }
}

const cookiesBlocked = () =>
  new AppError({
    kind: 'unexpected',
    status: 404,
    type: 'cookies-blocked',
    message: COOKIES_BLOCKED_TEXT,
  })

async function newBasket(queryClient: QueryClient, siteId: string): Promise<Basket> {
  try {
    return await createBasket(siteId)
  } catch (error) {
    // a customer has only one basket, which another tab may have just created
    const existing = await queryClient.fetchQuery({ ...basketQuery(siteId), staleTime: 0 })
    if (!existing) throw error
    return existing
  }
}

function missingBasket(): AppError {
  return new AppError({ kind: 'not-found', status: 404, message: 'Missing basket' })
}

function idOf({ basketId }: Basket): string {
  if (!basketId) throw new Error('The basket service answered a basket without id')
  return basketId
}

/** Checks that the answer to a write is a basket (CART-045). */
function withId(basket: Basket): Basket {
  if (basket.basketId) return basket
  const { detail } = basket as { detail?: unknown }
  const message = typeof detail === 'string' && detail ? detail : 'Basket update failed'
  throw new AppError({ kind: 'unexpected', status: 200, message }, basket)
}

// A missing line or product answers 404 too; only a missing basket is created again.
function isBasketGone(error: unknown, basketId: string): boolean {
  if (!(error instanceof AppError) || error.status !== 404) return false
  const text = `${error.type ?? ''} ${error.detail ?? ''}`
  return /basket[-_ ]?not[-_ ]?found/i.test(text) || text.includes(basketId)
}
