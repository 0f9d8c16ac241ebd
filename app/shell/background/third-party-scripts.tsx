import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useHistory } from 'react-router-dom'
import { afterLoad } from '@/lib/after-load'
import { logError } from '@/lib/log'
import { usePreview } from '@/site/use-preview'
import { useSite } from '@/site/use-site'
import type { Measuring } from './start-measuring'

/**
 * Loads the external scripts when the page is loaded and the browser is idle (SHELL-037), trackers
 * only with the visitor's permission, and fills the data layer from then on (ANL-001). In a preview
 * no trackers are loaded.
 */
export function ThirdPartyScripts() {
  const { id: siteId, locale } = useSite()
  const isPreview = usePreview() !== undefined
  const queryClient = useQueryClient()
  const history = useHistory()
  useEffect(() => {
    window.dataLayer ??= []
    let stop: (() => void) | undefined
    let isOver = false
    const start = async () => {
      const stopWatching = await load({ queryClient, siteId, locale, history, isPreview })
      if (isOver) stopWatching?.()
      else stop = stopWatching
    }
    const cancel = afterLoad(() => whenIdle(() => void start()), 0)
    return () => {
      isOver = true
      cancel()
      stop?.()
    }
  }, [queryClient, siteId, locale, history, isPreview])
  return null
}

async function load(measured: Measuring) {
  try {
    const { startMeasuring } = await import('./start-measuring')
    return startMeasuring(measured)
  } catch (error) {
    logError('The outside scripts could not be loaded', { error })
    return undefined
  }
}

// Safari does not support it.
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, 1)
}
