import { createContext, useContext, useEffect, useRef } from 'react'

/** Functions that each send the entered but unsent change of one line. */
type UnsentQuantities = Set<() => void>

export const UnsentQuantitiesContext = createContext<UnsentQuantities>(new Set())

/** Registers a line's `commit`, so that checkout can send an unsent quantity first. */
export function useUnsentQuantity(commit: () => void): void {
  const unsent = useContext(UnsentQuantitiesContext)
  const latest = useRef(commit)
  latest.current = commit
  useEffect(() => {
    const send = () => latest.current()
    unsent.add(send)
    return () => void unsent.delete(send)
  }, [unsent])
}
