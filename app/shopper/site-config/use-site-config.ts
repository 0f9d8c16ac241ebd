import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  DEFAULT_PREFERENCES,
  type SitePreferences,
} from '@/commerce-client/site-preferences.mapper'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { useSite } from '@/site/use-site'

/** Not asked for yet, under way, there, or not available (SITE-020). */
type SiteConfigStatus = 'init' | 'pending' | 'idle' | 'error'

export interface SiteConfigState {
  status: SiteConfigStatus
  /** The defaults until the site's own are there, and where they are not available. */
  preferences: SitePreferences
}

/** How the merchant has set the site up. It never throws: a page goes on with the defaults. */
export function useSiteConfig(): SiteConfigState {
  const { id } = useSite()
  const { data, status } = useQuery(sitePreferencesQuery(id))
  // the server asks only for pages that wait for them: a first rendering may be without
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => setIsAsked(true), [])
  return {
    status: status === 'loading' ? (isAsked ? 'pending' : 'init') : STATUS[status],
    preferences: data ?? DEFAULT_PREFERENCES,
  }
}

const STATUS = { success: 'idle', error: 'error' } as const
