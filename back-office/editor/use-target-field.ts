import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** A field that is opened and focused. */
export interface WantedField {
  /** As in findings: `slides.0.headline`. */
  field: string
  /** Changes whenever the field is wanted again. */
  turn?: string
}

const CONTROL = 'input:not([type=hidden]), textarea, select, [role=textbox], button'
/** The editor of a text with markup is loaded first. */
const LOADING = '[role=progressbar]'
/** If the form has no such field by then, the part around it is focused. */
const PATIENCE_MS = 1000

/**
 * Returns the field that was wanted last, by the fragment of the address, on the page or in the
 * form itself, and moves the focus there once it is rendered.
 */
export function useTargetField(pointedAt: WantedField | undefined) {
  const { hash } = useLocation()
  const form = useRef<HTMLElement>(null)
  const turns = useRef(0)
  const [wanted, setWanted] = useState<WantedField | undefined>(
    pointedAt ?? (hash === '' ? undefined : { field: decode(hash.slice(1)) }),
  )
  useEffect(() => {
    if (pointedAt) setWanted(pointedAt)
  }, [pointedAt])
  const { field: target = '', turn } = wanted ?? {}

  useEffect(() => {
    const root = form.current
    if (target === '' || !root) return undefined
    const focus = (path: string) => {
      const field = root.querySelector(`[data-path="${CSS.escape(path)}"]`)
      if (!(field instanceof HTMLElement) || field.querySelector(LOADING)) return false
      const control = field.querySelector('[role=textbox]') ?? field.querySelector(CONTROL)
      if (!(control instanceof HTMLElement)) return false
      end()
      field.scrollIntoView({ block: 'center' })
      control.focus({ preventScroll: true })
      return true
    }
    const observer = new MutationObserver(() => focus(target))
    const timer = setTimeout(() => outerPaths(target).some(focus), PATIENCE_MS)
    const end = () => {
      observer.disconnect()
      clearTimeout(timer)
    }
    if (!focus(target)) observer.observe(root, { childList: true, subtree: true })
    return end
  }, [target, turn])

  const want = (field: string) => {
    turns.current += 1
    setWanted({ field, turn: `form ${turns.current}` })
  }
  return { form, target, targetTurn: turn, want }
}

/** `slides.0.headline` → `slides.0`, `slides` */
function outerPaths(path: string): string[] {
  const names = path.split('.')
  return names.map((_, index) => names.slice(0, names.length - index).join('.')).slice(1)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
