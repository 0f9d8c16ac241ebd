import { useEffect, type ReactNode } from 'react'
import { Prompt, useLocation } from 'react-router-dom'

const QUESTION = 'You have changes that are not saved. They will be lost.'

/** Of an address that is gone to because something was saved. */
export interface SavedState {
  /** What was done: “Scheduled.” */
  saved: string
}

/** Of an address that is gone to because there is nothing to save any more. */
export const LEAVING: SavedState = { saved: 'Deleted.' }

/** Asks before unsaved changes are lost: by a link, by the way back, or with the tab. */
export function useLeavingGuard(isDirty: boolean): ReactNode {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  const isHere = (to: { pathname: string; search: string }) =>
    to.pathname === pathname && to.search === search
  return <Prompt when={isDirty} message={(to) => isHere(to) || hasSaved(to.state) || QUESTION} />
}

const hasSaved = (state: unknown) => typeof state === 'object' && state !== null && 'saved' in state
