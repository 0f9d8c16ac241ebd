import { useEffect, useState } from 'react'
import { findChatWidget } from '@/integrations/chat/chat-widget'
import { afterLoad } from '@/lib/after-load'
import { retry } from '@/lib/retry'
import { findPage } from '@/site/find-page'

/** One second after the page has loaded, then up to ten times every half second (SHELL-023). */
const DELAY_MS = 1000
const RETRIES = { times: 10, everyMs: 500 }

/**
 * Shows the chat's launcher, or hides it on pages without a chat. The external script may load
 * late, so the launcher is looked up repeatedly.
 * @returns whether the launcher may be shown yet.
 */
export function useChatVisibility(pathname: string): boolean {
  const [isDue, setIsDue] = useState(false)
  const isShown = !findPage(pathname).isWithoutChat

  useEffect(() => afterLoad(() => setIsDue(true), DELAY_MS), [])
  useEffect(() => {
    if (!isDue) return
    return retry(() => {
      const widget = findChatWidget()
      if (isShown) widget?.show()
      else widget?.hide()
      return widget !== undefined
    }, RETRIES)
  }, [isDue, isShown])
  return isDue
}
