import { createContext, useContext, useEffect, useRef } from 'react'

/** Changes of lines that are entered and not sent yet; each call sends one. */
type Settlings = Set<() => void>

export const SettlingContext = createContext<Settlings>(new Set())

/** Lets the bag send what this line was asked for, before anything builds on it. */
export function useSettling(commit: () => void): void {
  const settlings = useContext(SettlingContext)
  const latest = useRef(commit)
  latest.current = commit
  useEffect(() => {
    const settle = () => latest.current()
    settlings.add(settle)
    return () => void settlings.delete(settle)
  }, [settlings])
}
