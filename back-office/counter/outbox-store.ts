import { z } from 'zod'
import { localText } from '@/lib/local-text'
import { SHORTAGE_ACTIONS } from '@contracts/counter'
import { PICKUP_STATES } from '@rules/pickup-states'
import type { PickupKey } from '../api/counter-api'

/** Each entry has a key of its own, so that two tabs do not overwrite each other's. */
const PREFIX = 'back-office-counter_'

const stateSchema = z.enum(PICKUP_STATES)
const reportSchema = z.object({
  id: z.string(),
  itemId: z.string(),
  pieceId: z.string().optional(),
  quantity: z.number(),
  action: z.enum(SHORTAGE_ACTIONS),
  replacementId: z.string().optional(),
  until: z.string().optional(),
  isNoneLeft: z.boolean(),
  revision: z.number(),
})
const entrySchema = z.object({
  id: z.string(),
  /** Epoch milliseconds; each later than those before it. */
  at: z.number(),
  by: z.object({ email: z.string(), name: z.string() }),
  key: z.object({ shopId: z.string(), orderNo: z.string(), shipmentId: z.string() }),
  work: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('tick'), piece: z.string(), isTicked: z.boolean() }),
    z.object({ kind: z.literal('shortage'), report: reportSchema }),
    z.object({
      kind: z.literal('move'),
      to: stateSchema,
      from: stateSchema,
      takenBy: z.string().optional(),
      items: z.array(z.object({ itemId: z.string(), quantity: z.number() })).optional(),
      handed: z.number().optional(),
    }),
  ]),
  /** Why the engine refused it. */
  refusal: z.string().optional(),
})

/** A change of a pickup that waits to be sent, or whose refusal waits to be read. */
export type Entry = z.infer<typeof entrySchema>
export type CounterWork = Entry['work']

/** Entries that the browser cannot store. */
const unkept = new Map<string, Entry>()

export const isSameKey = (one: PickupKey, other: PickupKey) =>
  one.orderNo === other.orderNo &&
  one.shipmentId === other.shipmentId &&
  one.shopId === other.shopId

export const isOfOutbox = (storageKey: string | null) =>
  storageKey === null || storageKey.startsWith(PREFIX)

/** Returns the entries of all tabs, oldest first. */
export function readEntries(): Entry[] {
  const stored = storageKeys().flatMap((name) => readEntry(name) ?? [])
  const byId = new Map([...stored.map((entry) => [entry.id, entry] as const), ...unkept])
  return [...byId.values()].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
}

export const isKept = ({ id }: Entry) => !unkept.has(id)

export function keepEntry(entry: Entry): void {
  const text = JSON.stringify(entry)
  localText.set(PREFIX + entry.id, text)
  if (localText.get(PREFIX + entry.id) === text) unkept.delete(entry.id)
  else unkept.set(entry.id, entry)
}

export function dropEntry({ id }: Entry): void {
  unkept.delete(id)
  localText.remove(PREFIX + id)
}

function storageKeys(): string[] {
  try {
    return Object.keys(localStorage).filter(isOfOutbox)
  } catch {
    return []
  }
}

function readEntry(name: string): Entry | undefined {
  try {
    return entrySchema.safeParse(JSON.parse(localText.get(name) ?? 'null')).data
  } catch {
    return undefined
  }
}
