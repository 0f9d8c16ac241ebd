import { useEffect } from 'react'
import { afterLoad } from '@/lib/after-load'
import { logError } from '@/lib/log'

declare global {
  interface Window {
    /** What happens in the shop, for whoever measures it (D1 §7). */
    dataLayer?: object[]
  }
}

/** Loads the outside scripts when the page is there and nothing else is to do (D1 §7). */
export function ThirdPartyScripts() {
  useEffect(() => {
    window.dataLayer ??= []
    return afterLoad(() => whenIdle(() => void load()), 0)
  }, [])
  return null
}

async function load(): Promise<void> {
  try {
    const { loadThirdParties } = await import('@/integrations/third-party/load-third-party')
    loadThirdParties()
  } catch (error) {
    logError('The outside scripts could not be loaded', { error })
  }
}

// Safari has no such callback.
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, 1)
}
