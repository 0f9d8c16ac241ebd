import { useEffect } from 'react'
import { useHistory } from 'react-router-dom'
import type { Location } from 'history'
import { asList } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

/** Number of remembered scroll positions, which survive a reload; older ones are dropped. */
const LIMIT = 50
const stored = storedValue({
  area: 'session',
  key: 'scroll_positions',
  parse: (value) => asList(value, asPosition),
})

/** By then a page is complete. */
const GIVE_UP_MS = 10_000

const SHOPPER_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Key of one history entry; the first page of a visit has no key of its own. */
const placeOf = ({ key, pathname, search }: Location) => `${key ?? ''} ${pathname}${search}`

/**
 * Restores the scroll position after going back. Browsers do this too, but only as far as the page
 * is long at that moment, and a list is too short while its products load. So positions are stored,
 * even over a reload, and restored as soon as the page is long enough, unless the shopper has
 * scrolled by then.
 */
export function useScrollMemory(): void {
  const history = useHistory()
  useEffect(() => {
    const positions = readPositions()
    let place = placeOf(history.location)
    let stopReturning: (() => void) | undefined
    const remember = () => {
      if (!stopReturning) positions.set(place, window.scrollY)
    }
    const keep = () => writePositions(positions)
    const stopListening = history.listen((location, action) => {
      if (action === 'PUSH') remember()
      stopReturning?.()
      place = placeOf(location)
      const target = positions.get(place)
      if (action !== 'POP' || target === undefined) return
      stopReturning = returnTo(target, () => (stopReturning = undefined))
    })
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      stopListening()
      stopReturning?.()
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', keep)
    }
  }, [history])
}

/** Scrolls to `target` as soon as the page is long enough. Returns a function that cancels it. */
function returnTo(target: number, onEnd: () => void): () => void {
  const root = document.documentElement
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
    for (const move of SHOPPER_MOVES) window.removeEventListener(move, stop)
    onEnd()
  }
  // reports the current size first, then every change
  const observer = new ResizeObserver(() => {
    const isReached = root.scrollHeight - window.innerHeight >= target
    if (isReached && window.scrollY !== target) window.scrollTo({ top: target, behavior: 'auto' })
  })
  const timer = setTimeout(stop, GIVE_UP_MS)
  for (const move of SHOPPER_MOVES) window.addEventListener(move, stop, { passive: true })
  observer.observe(root)
  return stop
}

/** Scroll positions of this visit, in px. */
function readPositions(): Map<string, number> {
  return new Map(stored.get())
}

function writePositions(positions: ReadonlyMap<string, number>): void {
  stored.set([...positions].slice(-LIMIT))
}

function asPosition(value: unknown): [string, number] | undefined {
  if (!Array.isArray(value)) return undefined
  const [place, position]: unknown[] = value
  return typeof place === 'string' && typeof position === 'number' ? [place, position] : undefined
}
