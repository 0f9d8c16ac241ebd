import { useLayoutEffect } from 'react'

/**
 * Lets Escape, or a click beside it, close a dialog or menu that has only just opened: what its
 * layer cannot hear yet is repeated as soon as it can.
 */
export function useEarlyDismissal(isOpen: boolean): void {
  useLayoutEffect(() => (isOpen ? keepEarlyEvents() : undefined), [isOpen])
}

const KEPT = ['keydown', 'pointerdown', 'click']

function keepEarlyEvents(): () => void {
  let repeat: (() => void) | undefined
  let isTouching = false
  const keepEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return
    // a layer below would close instead
    event.stopImmediatePropagation()
    repeat = () => event.target?.dispatchEvent(new KeyboardEvent(event.type, event))
  }
  const keepPress = (event: PointerEvent) => {
    const { target, type, pointerType, clientX, clientY } = event
    if (!(target instanceof Element) || target.closest('[data-part=content]')) return
    // a layer that hears it already would hear it twice
    event.stopImmediatePropagation()
    isTouching = pointerType === 'touch'
    const again = { bubbles: true, composed: true, clientX, clientY }
    repeat = () => {
      const pointer = isTouching ? 'touch' : 'mouse'
      target.dispatchEvent(new PointerEvent(type, { ...again, pointerType: pointer }))
    }
  }
  const keep = (event: Event) => {
    // a layer that hears a touch waits for its click
    if (event.type === 'click') isTouching = false
    else if (event instanceof KeyboardEvent) keepEscape(event)
    else if (event instanceof PointerEvent) keepPress(event)
  }
  const stopKeeping = () => KEPT.forEach((type) => window.removeEventListener(type, keep, true))
  KEPT.forEach((type) => window.addEventListener(type, keep, true))
  const stopWaiting = onceListening(() => {
    stopKeeping()
    repeat?.()
  })
  return () => {
    stopWaiting()
    stopKeeping()
  }
}

/** A layer hears clicks beside it two frames, and a task, after it hears Escape. */
const DEAF_FRAMES = 3
const MOST_FRAMES = 60

/** Runs a callback once every open layer listens; returns a function that cancels it. */
function onceListening(run: () => void): () => void {
  let frame = 0
  let timer: ReturnType<typeof setTimeout>
  let frames = 0
  let listening = 0
  const next = () => {
    frames += 1
    listening = areLayersTracked() ? listening + 1 : 0
    if (listening > DEAF_FRAMES || frames > MOST_FRAMES) timer = setTimeout(run)
    else frame = requestAnimationFrame(next)
  }
  next()
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

const LAYERS = ['dialog', 'alertdialog', 'menu'].map(
  (role) => `[role=${role}][data-part=content][data-state=open]`,
)

/** Chakra numbers its layers when it begins to track them: dialogs at their frame, too. */
function areLayersTracked(): boolean {
  const layers = [...document.querySelectorAll<HTMLElement>(LAYERS.join())]
  return layers.length > 0 && layers.every(isTracked)
}

function isTracked(layer: HTMLElement): boolean {
  const numbered = layer.closest<HTMLElement>('[data-scope=dialog][data-part=positioner]') ?? layer
  return numbered.style.getPropertyValue('--layer-index') !== ''
}
