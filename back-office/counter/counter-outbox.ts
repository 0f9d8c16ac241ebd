import type { CounterOrder } from '@contracts/counter'
import type { PickupChange } from '@contracts/order'
import { localText } from '@/lib/local-text'
import { counterApi, type PickupKey } from '../api/counter-api'
import { EngineError, toText } from '../api/engine'

export type CounterWork =
  { kind: 'tick'; piece: string; isTicked: boolean } | ({ kind: 'move' } & PickupChange)

interface Entry {
  key: PickupKey
  work: CounterWork
}

/** What clerks did and the engine has not answered yet. */
export interface Outbox {
  waiting: readonly Entry[]
  /** The engine's last refusal, until the next change of the same pickup. */
  refusal?: { key: PickupKey; text: string }
}

const STORED = 'back-office-counter'
const AGAIN_MS = 3_000

let outbox: Outbox = { waiting: readStored() }
let isSending = false
const listeners = new Set<() => void>()
const receivers = new Set<(key: PickupKey, pickup: CounterOrder | undefined) => void>()

export const isSameKey = (one: PickupKey, other: PickupKey) =>
  one.orderNo === other.orderNo &&
  one.shipmentId === other.shipmentId &&
  one.shopId === other.shopId

export const readOutbox = (): Outbox => outbox

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** @param receive gets the pickup as the engine has it now; undefined after a refusal */
export function subscribeToAnswers(
  receive: (key: PickupKey, pickup: CounterOrder | undefined) => void,
): () => void {
  receivers.add(receive)
  return () => receivers.delete(receive)
}

/** Keeps a change in the browser, and sends it after those before it as soon as there is a network. */
export function addToOutbox(key: PickupKey, work: CounterWork): void {
  const refusal = outbox.refusal && isSameKey(outbox.refusal.key, key) ? undefined : outbox.refusal
  set({ waiting: [...outbox.waiting, { key, work }], refusal })
  void sendOutbox()
}

/** Sends what waits, in its order, until the engine cannot be reached. */
export async function sendOutbox(): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    for (let first = outbox.waiting[0]; first; first = outbox.waiting[0]) {
      if (!(await sendOne(first))) {
        setTimeout(() => void sendOutbox(), AGAIN_MS)
        return
      }
    }
  } finally {
    isSending = false
  }
}

/** @returns false if it has to be sent again */
async function sendOne({ key, work }: Entry): Promise<boolean> {
  try {
    const pickup = await (work.kind === 'tick'
      ? counterApi.tickPiece(key, work)
      : counterApi.movePickup(key, work))
    set({ ...outbox, waiting: outbox.waiting.slice(1) })
    for (const receive of receivers) receive(key, pickup)
    return true
  } catch (error) {
    if (isPassing(error)) return false
    // the rest of the pickup was based on what was refused
    const waiting = outbox.waiting.filter((one) => !isSameKey(one.key, key))
    set({ waiting, refusal: { key, text: toText(error) } })
    for (const receive of receivers) receive(key, undefined)
    return true
  }
}

/** No network, an engine that restarts, too many requests, or a session that has ended. */
const isPassing = (error: unknown) =>
  error instanceof EngineError &&
  (error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500)

function set(next: Outbox): void {
  outbox = next
  if (next.waiting.length === 0) localText.remove(STORED)
  else localText.set(STORED, JSON.stringify(next.waiting))
  for (const listener of listeners) listener()
}

function readStored(): readonly Entry[] {
  try {
    const stored: readonly Entry[] = JSON.parse(localText.get(STORED) ?? '[]')
    return stored
  } catch {
    return []
  }
}

/** Shows a pickup with the pieces ticked off that wait to be sent. */
export function withWaiting(
  pickup: CounterOrder,
  key: PickupKey,
  { waiting }: Outbox,
): CounterOrder {
  const ticks = new Map(
    waiting.flatMap(({ key: of, work }) =>
      isSameKey(of, key) && work.kind === 'tick' ? [[work.piece, work.isTicked] as const] : [],
    ),
  )
  const items = pickup.items.map((item) => ({
    ...item,
    pieces: item.pieces.map((piece) => ({
      ...piece,
      isTicked: ticks.get(piece.key) ?? piece.isTicked,
    })),
  }))
  return { ...pickup, items }
}
