import { AppError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import type { Shipment } from './basket-shipments'
import { updateBasket, type Basket } from './baskets'

interface ShipmentName {
  shipmentId: string
}

interface RemovedShipment extends ShipmentName {
  /**
   * Absent: the shipment is removed with its contents; `empty`: only if it is empty when the
   * request is processed; `abandoned`: only if it is empty and nothing is being added to it.
   */
  c_removeWhen?: 'empty' | 'abandoned'
}

/** Typed changes of a basket's shipments; one update may contain several (MSH-021). */
export type BasketAction =
  | { type: 'addShipments'; data: Shipment[] }
  | { type: 'removeShipments'; data: RemovedShipment[] }
  | { type: 'shipNow'; data: ShipmentName[] }

/** Maximum number of actions in one request. */
const CHUNK_SIZE = 2
/** How often a failed chunk is sent again. */
const CHUNK_RETRIES = 2
/** If the service requests a longer wait, the error is reported instead. */
const MAX_WAIT_MS = 10_000
/** Actions requested within this many milliseconds are sent together. */
export const ACTIONS_DEBOUNCE_MS = 100

const CHUNK_RETRIES_EXCEEDED = 'chunk-retries-exceeded'

/** Sends the actions of one chunk in one request. Sending them again changes nothing more. */
export function sendBasketActions(
  siteId: string,
  basketId: string,
  actions: readonly BasketAction[],
): Promise<Basket> {
  return updateBasket(siteId, basketId, { c_actions: actions })
}

/**
 * Splits the shipments into batches of the site's batch size, one action for each batch (MSH-024).
 */
export function toAddActions(shipments: readonly Shipment[], batchSize: number): BasketAction[] {
  return toGroups(shipments, batchSize).map((data) => ({ type: 'addShipments', data }))
}

interface ChunkProgress {
  /** Called after each chunk, with the updated basket. */
  onChunk?: (basket: Basket, doneActions: number) => void
}

/**
 * Sends actions in chunks of two, one chunk after another; a chunk whose request failed is sent
 * again, at most twice. Earlier chunks remain applied. Throws AppError: the service's own error for
 * a chunk that it refused, or `chunk-retries-exceeded` with the last error as `detail` (MSH-023).
 */
export async function sendInChunks(
  actions: readonly BasketAction[],
  send: (chunk: readonly BasketAction[]) => Promise<Basket>,
  { onChunk }: ChunkProgress = {},
): Promise<Basket | undefined> {
  let basket: Basket | undefined
  let done = 0
  for (const chunk of toGroups(actions, CHUNK_SIZE)) {
    basket = await sendAgainIfNeeded(() => send(chunk))
    done += chunk.length
    onChunk?.(basket, done)
  }
  return basket
}

async function sendAgainIfNeeded(send: () => Promise<Basket>): Promise<Basket> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await send()
    } catch (thrown) {
      const error = toAppError(thrown)
      const wait = waitBefore(error)
      if (wait === undefined) throw error
      if (retries >= CHUNK_RETRIES) throw retriesExceeded(error)
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

/**
 * Returns the milliseconds to wait before a retry, or undefined if a retry would fail the same way.
 */
function waitBefore(error: AppError): number | undefined {
  const { kind, status, retryAfterMs } = error
  if (kind === 'maintenance' || (retryAfterMs ?? 0) > MAX_WAIT_MS) return undefined
  if (mayHaveArrived(error) || status === 408) return retryAfterMs ?? 0
  // for too many requests, `Retry-After` contains the wait
  return status === 429 ? retryAfterMs : undefined
}

/** Returns whether a failed request may have been carried out: its response may have been lost. */
export function mayHaveArrived({ status }: AppError): boolean {
  return status === 0 || status >= 500
}

function retriesExceeded({ kind, status, message }: AppError): AppError {
  return new AppError({
    kind,
    status,
    message: `Failed to update basket. Exceeded maximum ${CHUNK_RETRIES} retries for a chunk`,
    type: CHUNK_RETRIES_EXCEEDED,
    detail: message,
  })
}

function toGroups<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size))
}
