import { useEffect, useState } from 'react'
import { findChatWidget } from '@/integrations/chat/chat-widget'
import { afterLoad } from '@/lib/after-load'
import { retry } from '@/lib/retry'
import { findPage } from '@/site/find-page'

/** A second after the page has loaded, then up to ten times every half second (SHELL-023). */
const DELAY_MS = 1000
const RETRIES = { times: 10, everyMs: 500 }

/**
 * Shows and hides the chat's launcher as the page demands. The script that renders it may load
 * late: it is looked for again. @returns whether its time has come.
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
