import type { ReactNode } from 'react'
import { BrowserRouter, StaticRouter, withRouter, type RouteComponentProps } from 'react-router-dom'

interface LocalizedRouterProps {
  /** The prefix of every URL of the page: `/es-US`, or nothing. */
  basename: string
  children?: ReactNode
}

// Known to webpack: the browser's bundle contains only its own branch.
const onServer = typeof window === 'undefined'

/**
 * Strips the language's prefix from the location that pages read, and adds it to every link they
 * make (docs/adr/0023). PWA Kit's own router has one basename for all pages: this router is nested
 * in it.
 */
export function LocalizedRouter({ basename, children }: LocalizedRouterProps) {
  if (!basename) return <>{children}</>
  if (!onServer) return <BrowserRouter basename={basename}>{children}</BrowserRouter>
  return <ServerRouter basename={basename}>{children}</ServerRouter>
}

// With PWA Kit's own context: pages report their status and redirects to it.
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
