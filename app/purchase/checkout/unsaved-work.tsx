import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react'

/** Whether a part may be left; if not, its field shows why and takes the focus. */
type IsSettled = () => boolean

interface UnsavedWork {
  add: (isSettled: IsSettled) => () => void
  isSettled: IsSettled
}

const UnsavedWorkContext = createContext<UnsavedWork | undefined>(undefined)

/** Parts of a page that save by themselves say here whether something waits to be saved (CHK-024). */
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

/** Asks `isSettled` before the page, or what is shown of it, is left. */
export function useUnsavedWork(isSettled: IsSettled): void {
  const work = useContext(UnsavedWorkContext)
  const latest = useRef(isSettled)
  useEffect(() => {
    latest.current = isSettled
  })
  useEffect(() => work?.add(() => latest.current()), [work])
}

/** Asks all parts; the first with something unsaved stops. */
export function useIsSettled(): IsSettled {
  const work = useContext(UnsavedWorkContext)
  return () => work?.isSettled() ?? true
}
