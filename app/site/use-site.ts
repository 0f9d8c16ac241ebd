import { createContext, useContext } from 'react'
import type { Site } from './site'

const SiteContext = createContext<Site | undefined>(undefined)

/** Gives the page's site to everything below it. */
export const SiteProvider = SiteContext.Provider

/** The site this page belongs to. Throws outside a `SiteProvider`. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider above it')
  return site
}
