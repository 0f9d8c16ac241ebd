import { createContext, useContext } from 'react'
import type { Preview } from './preview'

const PreviewContext = createContext<Preview | undefined>(undefined)

/** Provides the preview's stage, moment and group to everything below it. */
export const PreviewProvider = PreviewContext.Provider

/** What this page is shown for; undefined where it is the public one. */
export function usePreview(): Preview | undefined {
  return useContext(PreviewContext)
}
