import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useHistory } from 'react-router-dom'
import { afterLoad } from '@/lib/after-load'
import { logWarning } from '@/lib/log'
import { getAppConfig } from '@/site/app-config'
import { useSite } from '@/site/use-site'

/** The page's own requests go first. */
const DELAY_MS = 3000

/**
 * Registers the service worker, with which the shop can be read offline, some time after the page
 * has loaded.
 */
export function WorkerWatch() {
  const history = useHistory()
  const queryClient = useQueryClient()
  const site = useSite()
  const [shown, show] = useState<ReactNode>(null)
  useEffect(() => {
    if (!('serviceWorker' in navigator) || getAppConfig().isWorkerOff) return
    let stop: (() => void) | undefined
    const begin = () => {
      import(/* webpackChunkName: "register-worker" */ '../worker/register-worker')
        .then(({ registerWorker }) => {
          stop = registerWorker({ history, queryClient, site, show })
        })
        .catch((error: unknown) => logWarning('There is no service worker', { error }))
    }
    // offline the worker has served the page, and its links must open other stored pages
    const cancel = afterLoad(begin, navigator.onLine ? DELAY_MS : 0)
    return () => {
      cancel()
      stop?.()
    }
  }, [history, queryClient, site])
  return <>{shown}</>
}
