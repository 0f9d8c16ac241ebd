import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react'

/** Returns whether a part may be left; if not, its field shows the reason and takes the focus. */
type IsSettled = () => boolean

interface UnsavedWork {
  add: (isSettled: IsSettled) => () => void
  isSettled: IsSettled
}

const UnsavedWorkContext = createContext<UnsavedWork | undefined>(undefined)

/**
 * Parts of a page that save automatically register here, so that unsaved changes are detected
 * (CHK-024).
 */
export function UnsavedWorkProvider({ children }: { children: ReactNode }) {
  const parts = useRef(new Set<IsSettled>())
  const work = useMemo<UnsavedWork>(
    () => ({
      add: (isSettled) => {
        parts.current.add(isSettled)
        return () => parts.current.delete(isSettled)
      },
      isSettled: () => [...parts.current].every((isSettled) => isSettled()),
    }),
    [],
  )
  return <UnsavedWorkContext.Provider value={work}>{children}</UnsavedWorkContext.Provider>
}

/** Calls `isSettled` before the shopper leaves the page or the displayed part of it. */
export function useUnsavedWork(isSettled: IsSettled): void {
  const work = useContext(UnsavedWorkContext)
  const latest = useRef(isSettled)
  useEffect(() => {
    latest.current = isSettled
  })
  useEffect(() => work?.add(() => latest.current()), [work])
}

/** Checks all parts, up to the first one with unsaved changes. */
export function useIsSettled(): IsSettled {
  const work = useContext(UnsavedWorkContext)
  return () => work?.isSettled() ?? true
}
