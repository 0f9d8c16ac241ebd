import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { History } from 'history'
import { useEffect } from 'react'
import { useHistory } from 'react-router-dom'
import { afterLoad } from '@/lib/after-load'
import { logError } from '@/lib/log'
import { useSite } from '@/site/use-site'

/**
 * Loads the outside scripts when the page is there and nothing else is to do (D1 §7), and tells them
 * from then on which pages are seen, who visits the shop, and what goes into the bag and out of it (D3 §7).
 */
export function ThirdPartyScripts() {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const history = useHistory()
  useEffect(() => {
    window.dataLayer ??= []
    let stop: (() => void) | undefined
    let isOver = false
    const start = async () => {
      const stopWatching = await load({ queryClient, siteId, history })
      if (isOver) stopWatching?.()
      else stop = stopWatching
    }
    const cancel = afterLoad(() => whenIdle(() => void start()), 0)
    return () => {
      isOver = true
      cancel()
      stop?.()
    }
  }, [queryClient, siteId, history])
  return null
}

interface Watched {
  queryClient: QueryClient
  siteId: string
  history: History
}

async function load({ queryClient, siteId, history }: Watched) {
  try {
    const [{ loadThirdParties }, { watchBag }, { watchIdentity }, { watchPages }] =
      await Promise.all([
        import('@/integrations/third-party/load-third-party'),
        import('@/shopper/analytics/watch-bag'),
        import('@/shopper/analytics/watch-identity'),
        import('@/shopper/analytics/watch-pages'),
      ])
    loadThirdParties()
    const stops = [
      watchPages(history),
      watchIdentity(queryClient, siteId),
      watchBag(queryClient, siteId),
    ]
    return () => stops.forEach((stop) => stop())
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
