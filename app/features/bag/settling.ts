import { createContext, useContext, useEffect, useRef } from 'react'

/** What the lines of a bag have been asked for and not sent yet; each call sends one. */
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
