import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  DEFAULT_PREFERENCES,
  type SitePreferences,
} from '@/commerce-client/site-preferences.mapper'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { useSite } from '@/site/use-site'

/** Not requested yet, loading, loaded, or not available (SITE-020). */
type SiteConfigStatus = 'init' | 'pending' | 'idle' | 'error'

export interface SiteConfigState {
  status: SiteConfigStatus
  /** The site's preferences; defaults while they load, or if they are not available. */
  preferences: SitePreferences
}

/**
 * Returns the site's preferences as set by the merchant. Never throws: pages use the defaults after
 * a failure.
 */
export function useSiteConfig(): SiteConfigState {
  const { id } = useSite()
  const { data, status } = useQuery(sitePreferencesQuery(id))
  // the server only loads them for pages that require them, so they may be missing in the first rendering
  const [isAsked, setIsAsked] = useState(false)
  const isLoading = status === 'loading'
  useEffect(() => {
    if (isLoading) setIsAsked(true)
  }, [isLoading])
  return {
    status: status === 'loading' ? (isAsked ? 'pending' : 'init') : STATUS[status],
    preferences: data ?? DEFAULT_PREFERENCES,
  }
}

const STATUS = { success: 'idle', error: 'error' } as const
