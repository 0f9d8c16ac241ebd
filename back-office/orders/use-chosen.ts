import { useState } from 'react'
import { CHOSEN_AT_ONCE } from '@contracts/papers'

const NONE: ReadonlySet<string> = new Set()

/** The orders that are chosen in a list; none after its filter has changed. */
export function useChosen(filter: string) {
  const [state, setState] = useState({ filter, chosen: NONE })
  const chosen = state.filter === filter ? state.chosen : NONE
  const only = (orderNos: Iterable<string>) =>
    setState({ filter, chosen: new Set([...orderNos].slice(0, CHOSEN_AT_ONCE)) })
  return {
    chosen,
    only,
    choose(orderNos: readonly string[], isChosen: boolean) {
      const others = [...chosen].filter((orderNo) => !orderNos.includes(orderNo))
      only(isChosen ? [...others, ...orderNos] : others)
    },
  }
}
