import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
} from 'react'
import { useStableCallback } from '@/lib/use-stable-callback'
import type { Places } from '@rules/box-places'
import type { Arranging } from './use-arranging'

/** A mouse that moves less than this during a click does not drag. */
const SLACK_PX = 6
/** A finger that moves sooner than this scrolls the page. */
const HOLD_MS = 220

interface Drag {
  from: number
  pointerId: number
  x: number
  y: number
  isLifted: boolean
  timer?: ReturnType<typeof setTimeout>
}

/** Returns the place of the box at an event's target or a point of the page. */
export function placeOf(target: EventTarget | null): number | undefined {
  const button = target instanceof Element ? target.closest('[data-place]') : null
  const place = button?.getAttribute('data-place')
  return place === null || place === undefined ? undefined : Number(place)
}

/** Moves pieces by dragging: with a mouse immediately, with a finger after holding it still. */
export function useDragging({ gridRef, move, putBack }: Arranging, places: Places) {
  const drag = useRef<Drag>()
  const wasDragged = useRef(false)
  const ghostRef = useRef<HTMLDivElement>(null)
  const [from, setFrom] = useState<number>()
  const [over, setOver] = useState<number>()

  const placeGhost = ({ x, y }: Pick<Drag, 'x' | 'y'>) => {
    ghostRef.current?.style.setProperty('translate', `calc(${x}px - 50%) calc(${y}px - 60%)`)
  }
  const lift = (now: Drag) => {
    now.isLifted = true
    wasDragged.current = true
    putBack()
    setFrom(now.from)
    setOver(now.from)
  }
  const end = () => {
    clearTimeout(drag.current?.timer)
    drag.current = undefined
    setFrom(undefined)
    setOver(undefined)
  }
  const onMove = (event: PointerEvent) => {
    const now = drag.current
    if (!now || event.pointerId !== now.pointerId) return
    const far = Math.hypot(event.clientX - now.x, event.clientY - now.y) > SLACK_PX
    if (!now.isLifted) {
      if (!far) return
      if (event.pointerType === 'touch') return end()
      lift(now)
    }
    now.x = event.clientX
    now.y = event.clientY
    placeGhost(now)
    setOver(placeOf(document.elementFromPoint(now.x, now.y)))
  }
  const onUp = (event: PointerEvent) => {
    const now = drag.current
    if (!now || event.pointerId !== now.pointerId) return
    const to = now.isLifted
      ? placeOf(document.elementFromPoint(event.clientX, event.clientY))
      : undefined
    end()
    if (to !== undefined && to !== now.from && event.type === 'pointerup') move(now.from, to)
  }
  usePointer(gridRef, {
    onMove,
    onUp,
    isLifted: () => drag.current?.isLifted === true,
    forget: () => clearTimeout(drag.current?.timer),
  })
  useLayoutEffect(() => {
    if (from !== undefined && drag.current) placeGhost(drag.current)
  }, [from])

  return {
    /** The place whose piece is dragged, and the place below the pointer. */
    from,
    over: over === from ? undefined : over,
    ghostRef,
    /** Returns whether the next click only ends a drag. */
    wasDragged: () => wasDragged.current,
    onPointerDown: (event: ReactPointerEvent) => {
      wasDragged.current = false
      const place = placeOf(event.target)
      if (place === undefined || places[place] === undefined) return
      if (event.button !== 0 || drag.current) return
      const { pointerId, clientX: x, clientY: y } = event
      const begun: Drag = { from: place, pointerId, x, y, isLifted: false }
      if (event.pointerType === 'touch') begun.timer = setTimeout(() => lift(begun), HOLD_MS)
      drag.current = begun
    },
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (drag.current?.isLifted) event.preventDefault()
    },
  }
}

interface PointerHandlers {
  onMove: (event: PointerEvent) => void
  onUp: (event: PointerEvent) => void
  isLifted: () => boolean
  forget: () => void
}

function usePointer(gridRef: Arranging['gridRef'], handlers: PointerHandlers): void {
  const moved = useStableCallback(handlers.onMove)
  const ended = useStableCallback(handlers.onUp)
  const isLifted = useStableCallback(handlers.isLifted)
  const forget = useStableCallback(handlers.forget)
  useEffect(() => {
    const grid = gridRef.current
    // React's own listener is passive and cannot prevent scrolling
    const hold = (event: TouchEvent) => {
      if (isLifted()) event.preventDefault()
    }
    window.addEventListener('pointermove', moved)
    window.addEventListener('pointerup', ended)
    window.addEventListener('pointercancel', ended)
    grid?.addEventListener('touchmove', hold, { passive: false })
    return () => {
      forget()
      window.removeEventListener('pointermove', moved)
      window.removeEventListener('pointerup', ended)
      window.removeEventListener('pointercancel', ended)
      grid?.removeEventListener('touchmove', hold)
    }
  }, [gridRef, moved, ended, isLifted, forget])
}
