import { useRef, useState } from 'react'

/**
 * A text that is shown instead of the stored value; undefined if there is none. It is readable
 * immediately: several clicks may occur before the next rendering.
 */
export function useTypedText() {
  const text = useRef<string>()
  const [, render] = useState<string>()
  const set = (next: string | undefined) => {
    text.current = next
    render(next)
  }
  return [text, set] as const
}
