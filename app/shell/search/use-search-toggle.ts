import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHistory } from 'react-router-dom'

/**
 * The phone's search box, shown and hidden by its button (D1 §2): the focus goes into it and back
 * to the button; a change of page hides it.
 */
export function useSearchToggle() {
  const history = useHistory()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => history.listen(() => setIsOpen(false)), [history])

  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  const toggle = () => {
    if (isOpen) {
      close()
      return
    }
    // A phone shows its keyboard only for a focus that the press itself has moved.
    flushSync(() => setIsOpen(true))
    input.current?.focus()
  }
  return { isOpen, button, input, toggle, close: isOpen ? close : undefined }
}
