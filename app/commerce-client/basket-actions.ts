import { AppError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import type { Shipment } from './basket-shipments'
import { updateBasket, type Basket } from './baskets'

interface ShipmentName {
  shipmentId: string
}

interface RemovedShipment extends ShipmentName {
  /**
   * Absent: with its contents; `empty`: only if it is empty at that moment; `abandoned`: only if
   * nothing is being added to it either.
   */
  c_removeWhen?: 'empty' | 'abandoned'
}

/** Typed changes of a basket's shipments, several of which go into one update (MSH-021). */
export type BasketAction =
  | { type: 'addShipments'; data: Shipment[] }
  | { type: 'removeShipments'; data: RemovedShipment[] }
  | { type: 'shipNow'; data: ShipmentName[] }

/** Actions of one request at most. */
const CHUNK_SIZE = 2
/** How often a chunk that failed is sent again. */
const CHUNK_RETRIES = 2
/** A longer wait is reported as an error instead. */
const LONGEST_WAIT_MS = 10_000
/** Actions asked for within this many milliseconds travel together. */
export const ACTIONS_DEBOUNCE_MS = 100

const CHUNK_RETRIES_EXCEEDED = 'chunk-retries-exceeded'

/** One request with the actions of one chunk; sent again, they change nothing more. */
export function sendBasketActions(
  siteId: string,
  basketId: string,
  actions: readonly BasketAction[],
): Promise<Basket> {
  return updateBasket(siteId, basketId, { c_actions: actions })
}

/** The shipments in batches as large as the site takes them, an action each (MSH-024). */
export function toAddActions(shipments: readonly Shipment[], batchSize: number): BasketAction[] {
  return toGroups(shipments, batchSize).map((data) => ({ type: 'addShipments', data }))
}

interface ChunkProgress {
  /** Called after each chunk, with the basket as it is then. */
  onChunk?: (basket: Basket, doneActions: number) => void
}

/**
 * Sends actions two by two, one chunk after another; one that failed on the way is sent again,
 * twice at most. Throws AppError: the service's own error for a chunk that it refused, or
 * `chunk-retries-exceeded` with its last error as `detail` (MSH-023); earlier chunks stay done.
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

/** Milliseconds until another try may turn out better; undefined: it would be answered the same. */
function waitBefore(error: AppError): number | undefined {
  const { kind, status, retryAfterMs } = error
  if (kind === 'maintenance' || (retryAfterMs ?? 0) > LONGEST_WAIT_MS) return undefined
  if (mayHaveArrived(error) || status === 408) return retryAfterMs ?? 0
  // too many requests: the answer says when to retry
  return status === 429 ? retryAfterMs : undefined
}

/** Whether a request that failed may have been carried out all the same: its answer was lost. */
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
