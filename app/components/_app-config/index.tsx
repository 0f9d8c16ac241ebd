import { Hydrate, QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { resolveSite } from '@/site/resolve-site'
import type { Site } from '@/site/site'
import { SiteProvider } from '@/site/use-site'
import { createQueryClient } from './create-query-client'
import { loadPage, type InitAppStateArgs, type InitAppStateResult } from './load-page'
import { reviveErrors } from './page-errors'

// Known to webpack: the browser's bundle keeps only its own branch.
const onServer = typeof window === 'undefined'

/** `res.locals` on the server, an object of the tab's own in the browser. */
interface Locals extends Record<string, unknown> {
  site?: Site
  /** PWA Kit clears the client of this name once the response is sent. */
  __queryClient?: QueryClient
}

declare global {
  interface Window {
    __PRELOADED_STATE__?: InitAppStateResult['appState']
  }
}

interface AppConfigProps {
  locals: Locals
  children?: ReactNode
}

/**
 * What surrounds every page: the site of the host and the query client. PWA Kit calls its static
 * methods: `restore` before anything, `initAppState` once a page is matched (server only).
 */
export default function AppConfig({ locals, children }: AppConfigProps) {
  const state = onServer ? undefined : reviveErrors(window.__PRELOADED_STATE__?.reactQuery)
  return (
    <SiteProvider value={siteOf(locals)}>
      <QueryClientProvider client={queryClientOf(locals)}>
        <Hydrate state={state}>{children}</Hydrate>
      </QueryClientProvider>
    </SiteProvider>
  )
}

AppConfig.restore = (locals: Locals) => {
  siteOf(locals)
}

AppConfig.freeze = () => undefined
AppConfig.extraGetPropsArgs = () => ({})
AppConfig.getHOCsInUse = (): unknown[] => []

AppConfig.initAppState = (args: InitAppStateArgs): Promise<InitAppStateResult> => {
  const locals: Locals = args.res.locals
  return loadPage(args, {
    queryClient: queryClientOf(locals),
    params: args.match.params,
    search: new URLSearchParams(args.location.search),
    site: siteOf(locals),
    locals,
  })
}

function queryClientOf(locals: Locals): QueryClient {
  return (locals.__queryClient ??= createQueryClient())
}

/** On the server `site-of-request.ts` has chosen already; the browser reads its own address. */
function siteOf(locals: Locals): Site {
  return (locals.site ??= resolveSite(onServer ? '' : window.location.host))
}
