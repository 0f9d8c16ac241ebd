import { createContext, useContext } from 'react'
import type { Site } from './site'

const SiteContext = createContext<Site | undefined>(undefined)

export const SiteProvider = SiteContext.Provider

/** Returns the site of this page. Throws outside a `SiteProvider`. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider above it')
  return site
}
