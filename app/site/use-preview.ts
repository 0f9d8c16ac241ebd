import { createContext, useContext } from 'react'
import type { Preview } from './preview'

const PreviewContext = createContext<Preview | undefined>(undefined)

export const PreviewProvider = PreviewContext.Provider

/** Returns the preview that this page shows; undefined for the public page. */
export function usePreview(): Preview | undefined {
  return useContext(PreviewContext)
}
