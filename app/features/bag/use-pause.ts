import { useEffect, useRef } from 'react'

/** Pressing plus five times is one write. */
const SETTLE_MS = 500

/** Waits until nothing more is asked for, and hands on what was asked for last. */
export function usePause(onPause: (text: string) => void) {
  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> }>()
  const latest = useRef(onPause)
  latest.current = onPause

  const stop = () => {
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
  }
  const wait = (text: string) => {
    stop()
    waiting.current = { text, timer: setTimeout(() => latest.current(text), SETTLE_MS) }
  }
  // Whoever leaves the page at once means what they asked for.
  useEffect(() => () => void (waiting.current && latest.current(waiting.current.text)), [])

  return { wait, stop }
}
