import { createContext, useContext } from 'react'
import type { Preview } from './preview'

const PreviewContext = createContext<Preview | undefined>(undefined)

/** Tells everything below it what the page is shown for. */
export const PreviewProvider = PreviewContext.Provider

/** What this page is shown for; undefined where it is the public one. */
export function usePreview(): Preview | undefined {
  return useContext(PreviewContext)
}
