import { createContext, useContext, useEffect, useRef } from 'react'

/** Functions that each send the entered but unsent change of one line. */
type Settlings = Set<() => void>

export const SettlingContext = createContext<Settlings>(new Set())

/** Registers a line's `commit`, so that checkout can send an unsent quantity first. */
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
