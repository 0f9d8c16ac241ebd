import loadable from '@loadable/component'
import { Hydrate, QueryClientProvider, type QueryClient } from '@tanstack/react-query'
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
import { createQueryClient } from './create-query-client'
import { LocalizedRouter } from './localized-router'
import { loadPage, type InitAppStateArgs, type InitAppStateResult } from './load-page'
import { reviveErrors } from './page-errors'

const PreviewRouter = loadable(() => import('./preview-router'))

// Known to webpack: the browser's bundle contains only its own branch.
const onServer = typeof window === 'undefined'

/** `res.locals` on the server, an object of the tab's own in the browser. */
interface Locals extends Record<string, unknown> {
  site?: Site
  /** The preview; on the server only after the access was checked. */
  preview?: Preview
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
  // rendering is a bundle of its own: it does not have the routes' configuration
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

/** On the server `site-of-request.ts` has chosen already; the browser reads its own address. */
function siteOf(locals: Locals): Site {
  return (locals.site ??= onServer ? resolvePage({ host: '', url: '/' }).site : siteOfTab())
}

/** In the browser the URL alone decides: the server has already refused pages without access. */
function previewOf(locals: Locals): Preview | undefined {
  if (onServer || locals.preview) return locals.preview
  const { pathname, search: query } = window.location
  const search = new URLSearchParams(query)
  const path = pathname.slice(siteOf(locals).basename.length)
  if (isPreviewAddress(path, search)) locals.preview = readPreview(search)
  return locals.preview
}

// The server writes the language it chose into the page: browsers cannot read `Accept-Language`.
function siteOfTab(): Site {
  const { host, pathname, search, hash } = window.location
  const acceptLanguage = document.documentElement.lang
  const asked = pathname + search
  const { site, url } = resolvePage({ host, url: asked, acceptLanguage })
  // A language that the site does not have has fallen back to another: the URL follows.
  if (!site.basename && url !== asked) window.history.replaceState(null, '', url + hash)
  return site
}
