import { useState } from 'react'
import { pickupKey, type ClosedPickupAction, type ConcernedPickup } from '@contracts/shop'
import { toText } from '../api/engine'
import { merchandiseApi } from '../api/merchandise-api'

export interface Settling {
  done: number
  total: number
  /** What went wrong, by pickup; these can be tried again. */
  failures: { pickup: ConcernedPickup; problem: string }[]
  isOver: boolean
}

/** Moves or refunds pickups one after the other; one that fails does not stop the others. */
export function useSettling(shopId: string) {
  const [settling, setSettling] = useState<Settling>()
  async function settle(
    pickups: readonly ConcernedPickup[],
    action: ClosedPickupAction,
  ): Promise<Settling> {
    let state: Settling = { done: 0, total: pickups.length, failures: [], isOver: false }
    setSettling(state)
    for (const pickup of pickups) {
      const problem = await merchandiseApi.settlePickup(shopId, pickup, action).then(
        () => undefined,
        (error: unknown) => toText(error),
      )
      state =
        problem === undefined
          ? { ...state, done: state.done + 1 }
          : { ...state, failures: [...state.failures, { pickup, problem }] }
      setSettling(state)
    }
    state = { ...state, isOver: true }
    setSettling(state)
    return state
  }
  return { settling, settle }
}

export const textOf = ({ done, total, failures }: Settling): string =>
  [
    `${done} of ${total} done.`,
    ...failures.map(({ pickup, problem }) => `${pickupKey(pickup)}: ${problem}`),
  ].join(' ')
