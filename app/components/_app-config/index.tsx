import { Hydrate, QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readablePath } from '@/lib/readable-path'
import { withLocale } from '@/site/current-locale'
import { resolvePage } from '@/site/resolve-site'
import type { Site } from '@/site/site'
import { SiteProvider } from '@/site/use-site'
import { createStyleCache, type StyleCache } from '@/ui/style-cache'
import { UiProvider } from '@/ui/ui-provider'
import { createQueryClient } from './create-query-client'
import { LocalizedRouter } from './localized-router'
import { loadPage, type InitAppStateArgs, type InitAppStateResult } from './load-page'
import { reviveErrors } from './page-errors'

// Known to webpack: the browser's bundle keeps only its own branch.
const onServer = typeof window === 'undefined'

/** `res.locals` on the server, an object of the tab's own in the browser. */
interface Locals extends Record<string, unknown> {
  site?: Site
  /** PWA Kit clears the client of this name once the response is sent. */
  __queryClient?: QueryClient
  styleCache?: StyleCache
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
 * What surrounds every page: the site of the host, the language of the address, the query client
 * and the styles of its components. PWA Kit calls its static methods: `restore` before anything, `initAppState` once a page is matched (server only).
 */
export default function AppConfig({ locals, children }: AppConfigProps) {
  const state = onServer ? undefined : reviveErrors(window.__PRELOADED_STATE__?.reactQuery)
  const site = siteOf(locals)
  return (
    <SiteProvider value={site}>
      <QueryClientProvider client={queryClientOf(locals)}>
        <Hydrate state={state}>
          <UiProvider cache={styleCacheOf(locals)}>
            <LocalizedRouter basename={site.basename}>{children}</LocalizedRouter>
          </UiProvider>
        </Hydrate>
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
  const site = siteOf(locals)
  const loadArgs = {
    queryClient: queryClientOf(locals),
    params: readableParams(args.match.params),
    search: new URLSearchParams(args.location.search),
    site,
    locals,
  }
  return withLocale(site.locale, () => loadPage(args, loadArgs))
}

function readableParams(params: InitAppStateArgs['match']['params']) {
  const readable = Object.entries(params).map(([name, value]) => [
    name,
    value && readablePath(value),
  ])
  return Object.fromEntries(readable) as typeof params
}

function queryClientOf(locals: Locals): QueryClient {
  return (locals.__queryClient ??= createQueryClient())
}

function styleCacheOf(locals: Locals): StyleCache {
  return (locals.styleCache ??= createStyleCache())
}

/** On the server `site-of-request.ts` has chosen already; the browser reads its own address. */
function siteOf(locals: Locals): Site {
  return (locals.site ??= onServer ? resolvePage({ host: '', url: '/' }).site : siteOfTab())
}

// The server has said in the page which language it took: a browser's wish is the server's to read.
function siteOfTab(): Site {
  const { host, pathname, search, hash } = window.location
  const acceptLanguage = document.documentElement.lang
  const asked = pathname + search
  const { site, url } = resolvePage({ host, url: asked, acceptLanguage })
  // A language that nobody speaks here has fallen back to another: the address says so too.
  if (!site.basename && url !== asked) window.history.replaceState(null, '', url + hash)
  return site
}
