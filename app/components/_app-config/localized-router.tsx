import type { ReactNode } from 'react'
import { BrowserRouter, StaticRouter, withRouter, type RouteComponentProps } from 'react-router-dom'

interface LocalizedRouterProps {
  /** The URL prefix of the page's language: `/es-US`, or empty. */
  basename: string
  children?: ReactNode
}

// webpack replaces this with a constant: the browser's bundle contains only its own branch.
const onServer = typeof window === 'undefined'

/**
 * Removes the language prefix from the location that pages read, and adds it to every link they
 * create (docs/adr/0023). It is nested in PWA Kit's own router, which has one basename for all
 * pages.
 */
export function LocalizedRouter({ basename, children }: LocalizedRouterProps) {
  if (!basename) return <>{children}</>
  if (!onServer) return <BrowserRouter basename={basename}>{children}</BrowserRouter>
  return <ServerRouter basename={basename}>{children}</ServerRouter>
}

// Passes on PWA Kit's own context, because pages report their status and redirects to it.
const ServerRouter = withRouter(function ServerRouter({
  basename,
  children,
  location,
  staticContext,
}: RouteComponentProps & LocalizedRouterProps) {
  return (
    <StaticRouter basename={basename} location={location} context={staticContext}>
      {children}
    </StaticRouter>
  )
})
