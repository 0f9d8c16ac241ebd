import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useHistory } from 'react-router-dom'
import { afterLoad } from '@/lib/after-load'
import { logError } from '@/lib/log'
import { usePreview } from '@/site/use-preview'
import { useSite } from '@/site/use-site'
import type { Measuring } from './start-measuring'

/**
 * Loads the outside scripts when the page is there and nothing else is to do (SHELL-037), those
 * that follow visitors only where the visitor lets them, and fills the data layer from then on
 * (ANL-001). In preview none of them follows.
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

// Safari has no such callback.
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, 1)
}
