import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

const CONTROL = 'input:not([type=hidden]), textarea, select, [role=textbox], button'
/** The editor of a text with markup is loaded first. */
const LOADING = '[role=progressbar]'

/**
 * Returns the field that the fragment of the address names, and moves the focus there once it is
 * rendered.
 */
export function useTargetField() {
  const { hash } = useLocation()
  const form = useRef<HTMLElement>(null)
  const target = hash === '' ? undefined : decode(hash.slice(1))

  useEffect(() => {
    const root = form.current
    if (target === undefined || !root) return undefined
    const look = () => {
      const field = root.querySelector(`[data-path="${CSS.escape(target)}"]`)
      if (!(field instanceof HTMLElement) || field.querySelector(LOADING)) return
      observer.disconnect()
      field.scrollIntoView({ block: 'center' })
      const text = field.querySelector('[role=textbox]') ?? field.querySelector(CONTROL)
      if (text instanceof HTMLElement) text.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(look)
    observer.observe(root, { childList: true, subtree: true })
    look()
    return () => observer.disconnect()
  }, [target])

  return { form, target }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
