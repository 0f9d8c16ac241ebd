import type { CounterOrder } from '@contracts/counter'
import type { PickupState } from '@rules/pickup-states'
import { randomId } from '@rules/random-id'
import { withLock } from '@/lib/with-lock'
import { counterApi, type PickupKey } from '../api/counter-api'
import { EngineError, toText } from '../api/engine'
import {
  dropEntry,
  isOfOutbox,
  isSameKey,
  keepEntry,
  readEntries,
  type CounterWork,
  type Entry,
} from './outbox-store'

export type Operator = Entry['by']
type Receive = (key: PickupKey, pickup: CounterOrder | undefined) => void

const LOCK = 'back-office-counter'
const AGAIN_MS = 3_000
/** No network, a session that has ended, a time-out, or too many requests: others would fail too. */
const HOLDS_UP_ALL: readonly number[] = [0, 401, 408, 429]

let entries: readonly Entry[] = readEntries()
/** Those for whom parts of the page send; the last one is the present operator. */
let operators: readonly Operator[] = []
let isSending = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
const receivers = new Set<Receive>()

/** What clerks did on this device and the engine has not answered, or has refused. */
export const readOutbox = () => entries

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** @param receive gets the pickup as the engine has it now; undefined if it has to be asked */
export function subscribeToAnswers(receive: Receive): () => void {
  receivers.add(receive)
  return () => receivers.delete(receive)
}

/** Sends what this operator did, now and later, until the returned function is called. */
export function sendFor(by: Operator): () => void {
  operators = [...operators, by]
  refresh()
  void sendOutbox()
  return () => {
    operators = operators.filter((one) => one !== by)
  }
}

/** Keeps a change in the browser, and sends it after those before it as soon as there is a network. */
export function addToOutbox(by: Operator, key: PickupKey, work: CounterWork): void {
  const before = readEntries()
  dropRefusals(by, key)
  const at = Math.max(Date.now(), (before.at(-1)?.at ?? 0) + 1)
  keepEntry({ id: randomId(), at, by, key, work })
  refresh()
  void sendOutbox()
}

/** Forgets the refusals of a pickup, once they have been read. */
export function dropRefusals(by: Operator, key: PickupKey): void {
  discard(entries.filter((one) => isBy(by, one) && one.refusal && isSameKey(one.key, key)))
}

export function discard(unwanted: readonly Entry[]): void {
  unwanted.forEach(dropEntry)
  refresh()
}

/** Takes over what another tab has added or sent. */
export function noteOtherTab({ key }: Pick<StorageEvent, 'key'>): void {
  if (!isOfOutbox(key)) return
  const before = entries
  refresh()
  const answered = before.filter(
    ({ id, refusal }) => !refusal && !entries.some((one) => one.id === id && !one.refusal),
  )
  for (const one of answered) tell(one.key, undefined)
  void sendOutbox()
}

const isBy = (by: Operator | undefined, entry: Entry) => entry.by.email === by?.email

const toSend = () => readEntries().filter((one) => isBy(operators.at(-1), one) && !one.refusal)

/** Sends what waits, each pickup's changes in their order; tries again later what fails. */
export async function sendOutbox(): Promise<void> {
  clearTimeout(timer)
  if (isSending || toSend().length === 0) return
  isSending = true
  let isHeldUp = true
  try {
    isHeldUp = await withLock(LOCK, sendAll)
  } finally {
    isSending = false
    clearTimeout(timer)
    if (toSend().length > 0) timer = setTimeout(() => void sendOutbox(), isHeldUp ? AGAIN_MS : 0)
  }
}

/** @returns whether something has to be sent again */
async function sendAll(): Promise<boolean> {
  const heldUp: PickupKey[] = []
  for (;;) {
    const next = toSend().find(({ key }) => !heldUp.some((one) => isSameKey(one, key)))
    if (!next) return heldUp.length > 0
    const outcome = await sendOne(next)
    if (outcome === 'all held up') return true
    if (outcome === 'held up') heldUp.push(next.key)
  }
}

async function sendOne(entry: Entry): Promise<'answered' | 'held up' | 'all held up'> {
  const { by, key, work } = entry
  try {
    const pickup: CounterOrder | undefined = await send(key, work, by.email)
    // an empty answer is not the engine's
    if (pickup?.orderNo === undefined) return 'held up'
    tell(key, pickup)
    // React Query renders the answer in a task of its own: a tick must not vanish until then
    await new Promise((resolve) => setTimeout(resolve))
    discard([entry])
    return 'answered'
  } catch (error) {
    // not JSON, or an answer that was cut off
    if (!(error instanceof EngineError)) return 'held up'
    if (!error.isOfEngine || HOLDS_UP_ALL.includes(error.status)) return 'all held up'
    if (error.status >= 500) return 'held up'
    refuse(entry, toText(error))
    return 'answered'
  }
}

function send(key: PickupKey, work: CounterWork, email: string) {
  if (work.kind === 'tick') return counterApi.tickPiece(key, work, email)
  if (work.kind === 'shortage') return counterApi.reportShortage(key, work.report, email)
  return counterApi.movePickup(key, work, email)
}

function refuse(entry: Entry, refusal: string): void {
  const ofPickup = entries.filter((one) => isBy(entry.by, one) && isSameKey(one.key, entry.key))
  const known = ofPickup.filter((one) => one.refusal === refusal)
  // what came later was based on the change that was refused; a tick says what is in the bag
  const based = ofPickup.filter(
    ({ work, at }) => entry.work.kind !== 'tick' && work.kind !== 'tick' && at > entry.at,
  )
  keepEntry({ ...entry, refusal })
  discard([...known, ...based])
  tell(entry.key, undefined)
}

function tell(key: PickupKey, pickup: CounterOrder | undefined): void {
  for (const receive of receivers) receive(key, pickup)
}

function refresh(): void {
  entries = readEntries()
  for (const listener of listeners) listener()
}

/** The states to which a pickup is to be moved, the next one first. */
export const movesOf = (waiting: readonly Entry[]): PickupState[] =>
  waiting.flatMap(({ work }) => (work.kind === 'move' ? work.to : []))

/** Shows a pickup begun, and with the pieces ticked off, as waits to be sent. */
export function withWaiting(pickup: CounterOrder, waiting: readonly Entry[]): CounterOrder {
  const ticks = new Map(
    waiting.flatMap(({ work }) =>
      work.kind === 'tick' ? [[work.piece, work.isTicked] as const] : [],
    ),
  )
  const items = pickup.items.map((item) => ({
    ...item,
    pieces: item.pieces.map((piece) => ({
      ...piece,
      isTicked: ticks.get(piece.key) ?? piece.isTicked,
    })),
  }))
  const reports = waiting.filter(({ work }) => work.kind === 'shortage').length
  // so that it can be made ready without a network, too
  const isBegun = pickup.state === 'placed' && movesOf(waiting)[0] === 'preparing'
  return {
    ...pickup,
    ...(isBegun && { state: 'preparing' }),
    items,
    shortageRevision: pickup.shortageRevision + reports,
  }
}
