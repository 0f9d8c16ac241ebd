import { useEffect, type ReactNode } from 'react'
import { Prompt, useLocation } from 'react-router-dom'
import { BASE_EDITION } from '@contracts/studio'

const QUESTION = 'You have changes that are not saved. They will be lost.'

/** Navigation state of a page change that follows a save, which needs no warning. */
export interface SavedState {
  /** Message about the completed action, e.g. “Scheduled.” */
  saved: string
}

/** Navigation state for leaving a deleted item: there is nothing left to save. */
export const LEAVING: SavedState = { saved: 'Deleted.' }

/** Warns before unsaved changes are lost by a link, by the back button, or by closing the tab. */
export function useLeavingGuard(isDirty: boolean): ReactNode {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  const isHere = (to: { pathname: string; search: string }) =>
    to.pathname === pathname && editionOf(to.search) === editionOf(search)
  return <Prompt when={isDirty} message={(to) => isHere(to) || hasSaved(to.state) || QUESTION} />
}

const editionOf = (search: string) => new URLSearchParams(search).get('edition') ?? BASE_EDITION

const hasSaved = (state: unknown) => typeof state === 'object' && state !== null && 'saved' in state
