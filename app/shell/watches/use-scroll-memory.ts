import { useEffect } from 'react'
import { useHistory } from 'react-router-dom'
import type { Location } from 'history'
import { asList } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

/** Places of a visit that are remembered over a reload: the last ones. */
const LIMIT = 50
const stored = storedValue({
  area: 'session',
  key: 'scroll_positions',
  parse: (value) => asList(value, asPosition),
})

/** A page is whole by then. */
const GIVE_UP_MS = 10_000

const SHOPPER_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** One place of this visit; the page a visit begins with has no key of its own. */
const placeOf = ({ key, pathname, search }: Location) => `${key ?? ''} ${pathname}${search}`

/**
 * Going back leads to where the shopper was. A browser does so itself, but only as far as the page
 * reaches at that moment: a list whose products are still on their way is too short yet. Here the
 * place is remembered, also over a reload, and gone to as soon as the page is long enough; unless
 * the shopper has moved on by then.
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

/** Stays at `target` as soon as the page reaches so far. Answers how to give up. */
function returnTo(target: number, onEnd: () => void): () => void {
  const root = document.documentElement
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
    for (const move of SHOPPER_MOVES) window.removeEventListener(move, stop)
    onEnd()
  }
  // reports the size as it is at first, then every change of it
  const observer = new ResizeObserver(() => {
    const isReached = root.scrollHeight - window.innerHeight >= target
    if (isReached && window.scrollY !== target) window.scrollTo({ top: target, behavior: 'auto' })
  })
  const timer = setTimeout(stop, GIVE_UP_MS)
  for (const move of SHOPPER_MOVES) window.addEventListener(move, stop, { passive: true })
  observer.observe(root)
  return stop
}

/** How far down each place of this visit was left, in px. */
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
