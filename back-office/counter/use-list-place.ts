import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { CounterPickup } from '@contracts/counter'
import { findPlace, idOf, type ListPlace, type PickupGroup } from './counter-groups.rules'

interface Left extends ListPlace {
  scrollY: number
}

const KEY = 'counter-place'

/**
 * Returns to where a shop's list was left for a pickup: it is scrolled as it was, and the pickup
 * has the focus, or the one that has taken its place.
 * @param isSettled whether the list is the engine's and not what was known before
 */
export function useListPlace(shopId: string, groups: readonly PickupGroup[], isSettled: boolean) {
  const client = useQueryClient()
  const list = useRef<HTMLDivElement>(null)
  const left = useRef(client.getQueryData<Left>([KEY, shopId]))
  const isScrolled = useRef(false)
  useEffect(() => {
    const place = left.current
    if (!place || groups.length === 0) return undefined
    // after the page's frame, which shows each new page from its top
    const frame = requestAnimationFrame(() => {
      if (!isScrolled.current) window.scrollTo(0, place.scrollY)
      isScrolled.current = true
      client.removeQueries([KEY, shopId])
      if (isHere(list.current)) linkTo(list.current, findPlace(groups, place))?.focus()
      if (isSettled) left.current = undefined
    })
    return () => cancelAnimationFrame(frame)
  }, [client, shopId, groups, isSettled])
  const leave = (pickup: CounterPickup) => {
    const group = groups.find(({ pickups }) => pickups.includes(pickup))
    if (!group) return
    const { scrollY } = window
    const place = { id: idOf(pickup), group: group.name, index: group.pickups.indexOf(pickup) }
    client.setQueryDefaults([KEY], { cacheTime: Infinity })
    client.setQueryData<Left>([KEY, shopId], { ...place, scrollY })
  }
  return { list, leave }
}

/** Whether the focus is in the list, or nowhere in particular. */
function isHere(list: Element | null): boolean {
  const { activeElement } = document
  return list !== null && !!(activeElement?.contains(list) || list.contains(activeElement))
}

function linkTo(list: Element | null, pickup: CounterPickup | undefined) {
  const links = [...(list?.querySelectorAll<HTMLElement>('a[data-pickup]') ?? [])]
  return pickup && links.find(({ dataset }) => dataset['pickup'] === idOf(pickup))
}
