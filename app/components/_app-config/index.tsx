import loadable from '@loadable/component'
import { Hydrate, QueryClientProvider, QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readablePath } from '@/lib/readable-path'
import { withLocale } from '@/site/current-locale'
import { withPreview } from '@/site/current-preview'
import { isPreviewAddress, readPreview, type Preview } from '@/site/preview'
import { resolvePage } from '@/site/resolve-site'
import type { Site } from '@/site/site'
import { PreviewProvider } from '@/site/use-preview'
import { SiteProvider } from '@/site/use-site'
import { createStyleCache, type StyleCache } from '@/ui/style-cache'
import { UiProvider } from '@/ui/ui-provider'
import { LocalizedRouter } from './localized-router'
import { loadPage, type InitAppStateArgs, type InitAppStateResult } from './load-page'
import { reviveErrors } from './page-errors'
import { millisecondsInMinute } from 'date-fns/constants'

/**
 * Returns the query client of one server rendering or of one browser tab. `retryOnMount: false`
 * makes a page render the error of its `load`, on the server and during hydration, instead of its
 * loading state.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: typeof window === 'undefined' ? false : shouldRetry,
        retryOnMount: false,
        staleTime: millisecondsInMinute,
        refetchOnWindowFocus: false,
      },
    },
    logger: silentLogger,
  })
}

/**
 * Only failures of an unavailable service are retried; another attempt would not change other
 * errors.
 */
function shouldRetry(failureCount: number, error: unknown): boolean {
  const kind = typeof error === 'object' && error !== null && 'kind' in error ? error.kind : ''
  return failureCount < 2 && kind === 'unavailable'
}

// Failures are handled and logged elsewhere: by the page's status or the section's boundary.
const silentLogger = { log: () => {}, warn: () => {}, error: () => {} }

const PreviewRouter = loadable(() => import('./preview-router'))

// webpack replaces this with a constant: the browser's bundle contains only its own branch.
const onServer = typeof window === 'undefined'

/** `res.locals` on the server; in the browser, an object of the tab. */
interface Locals extends Record<string, unknown> {
  site?: Site
  /** The preview. On the server it is set only after the access check. */
  preview?: Preview
  /** PWA Kit clears the query client with this name once the response is sent. */
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
 * Provides what every page needs: the site for the host, the language from the URL, the query
 * client and the component styles. PWA Kit calls its static methods: `restore` first, and
 * `initAppState` once a page is matched (server only).
 */
export default function AppConfig({ locals, children }: AppConfigProps) {
  const state = onServer ? undefined : reviveErrors(window.__PRELOADED_STATE__?.reactQuery)
  const site = siteOf(locals)
  const preview = previewOf(locals)
  return (
    <SiteProvider value={site}>
      <PreviewProvider value={preview}>
        <QueryClientProvider client={queryClientOf(locals)}>
          <Hydrate state={state}>
            <UiProvider cache={styleCacheOf(locals)}>
              <LocalizedRouter basename={site.basename}>
                {preview ? <PreviewRouter>{children}</PreviewRouter> : children}
              </LocalizedRouter>
            </UiProvider>
          </Hydrate>
        </QueryClientProvider>
      </PreviewProvider>
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
  // the renderer is a bundle of its own, so a locale or preview set in the server's routes is
  // unknown here
  const load = () => withLocale(site.locale, () => loadPage(args, loadArgs))
  return locals.preview ? withPreview(locals.preview, load) : load()
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

/**
 * On the server, `site-of-request.ts` has already set the site; the browser derives it from the
 * URL.
 */
function siteOf(locals: Locals): Site {
  return (locals.site ??= onServer ? resolvePage({ host: '', url: '/' }).site : siteOfTab())
}

/**
 * In the browser the URL alone decides, because the server refuses preview pages without access.
 */
function previewOf(locals: Locals): Preview | undefined {
  if (onServer || locals.preview) return locals.preview
  const { pathname, search: query } = window.location
  const search = new URLSearchParams(query)
  const path = pathname.slice(siteOf(locals).basename.length)
  if (isPreviewAddress(path, search)) locals.preview = readPreview(search)
  return locals.preview
}

// The server writes its chosen language into the page, because scripts cannot read
// `Accept-Language`.
function siteOfTab(): Site {
  const { host, pathname, search, hash } = window.location
  const acceptLanguage = document.documentElement.lang
  const asked = pathname + search
  const { site, url } = resolvePage({ host, url: asked, acceptLanguage })
  // If the site does not have the requested language, the URL changes to that of the fallback.
  if (!site.basename && url !== asked) window.history.replaceState(null, '', url + hash)
  return site
}
