/* The states of a pickup in a shop, for engine, back office and storefront (docs/adr/0126). */

/** `returned`: not collected, so its pieces went back to stock and were refunded. */
export const PICKUP_STATES = ['placed', 'preparing', 'ready', 'returned', 'collected'] as const
export type PickupState = (typeof PICKUP_STATES)[number]

const NEXT: Readonly<Record<PickupState, readonly PickupState[]>> = {
  placed: ['preparing', 'ready'],
  preparing: ['ready'],
  ready: ['collected', 'returned'],
  returned: [],
  collected: [],
}

/** Returns the states that can follow, the usual one first. */
export const nextStates = (from: PickupState): readonly PickupState[] => NEXT[from]

export const isPickupState = (value: unknown): value is PickupState =>
  PICKUP_STATES.some((state) => state === value)

export const mayFollow = (from: PickupState, to: PickupState): boolean => NEXT[from].includes(to)

/** Returns whether the shop still has something to do. */
export const isOpenPickup = (state: PickupState): boolean => NEXT[state].length > 0

/** Returns the state of an order's pickups together: that of the one least far. */
export function leastFar(states: readonly PickupState[]): PickupState | undefined {
  return PICKUP_STATES.find((state) => states.includes(state))
}
