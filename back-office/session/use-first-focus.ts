import { useEffect, useRef, type RefObject } from 'react'

/** Focuses the first field, or else the first button, of a form that replaced what had the focus. */
export function useFirstFocus(step: unknown): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [step])
  return form
}
