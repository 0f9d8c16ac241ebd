import type { CounterPickup } from '@contracts/counter'

const HOUR_MS = 3_600_000

export interface PickupGroup {
  name: string
  pickups: CounterPickup[]
}

/** Where a list was left for a pickup. */
export interface ListPlace {
  id: string
  group: string
  /** In its group. */
  index: number
}

export const idOf = ({ orderNo, shipmentId }: CounterPickup) => `${orderNo} ${shipmentId}`

/** Sorts pickups into what is late, due within the hour, due later, ready, done and ended; without empty ones. */
export function groupPickups(pickups: readonly CounterPickup[], now: number): PickupGroup[] {
  const nameOf = ({ state, dueAt, isInForce }: CounterPickup) => {
    if (!isInForce) return 'Ended'
    if (state === 'ready') return 'Ready to hand over'
    if (state === 'collected' || state === 'returned') return 'Done'
    const left = Date.parse(dueAt) - now
    if (left < 0) return 'Late'
    return left <= HOUR_MS ? 'Due within the hour' : 'Later'
  }
  return ['Late', 'Due within the hour', 'Later', 'Ready to hand over', 'Done', 'Ended']
    .map((name) => ({ name, pickups: pickups.filter((one) => nameOf(one) === name) }))
    .filter((group) => group.pickups.length > 0)
}

/**
 * Returns the pickup for which a list was left, if its group still has it; otherwise the one that
 * has taken its place there, or the first of the list.
 */
export function findPlace(
  groups: readonly PickupGroup[],
  { id, group, index }: ListPlace,
): CounterPickup | undefined {
  const pickups = groups.find(({ name }) => name === group)?.pickups ?? []
  return (
    pickups.find((one) => idOf(one) === id) ??
    pickups[Math.min(index, pickups.length - 1)] ??
    groups[0]?.pickups[0]
  )
}
