import { loadableReady } from '@loadable/component'
import { useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter, Route, Switch, useLocation } from 'react-router-dom'
import { SectionBoundary } from '@/errors/section-boundary'
import routes from '@/routes'
import App from '../_app'
import AppConfig from '../_app-config'
import ErrorPage from '../_error'

declare global {
  interface Window {
    /** Set if the server could not render the page. */
    __ERROR__?: unknown
  }
}

/**
 * Hydrates the page, in place of PWA Kit's own start (docs/adr/0125). The kit's data are read from
 * the page as it writes them.
 */
export async function start(): Promise<void> {
  const data = document.getElementById('mobify-data')?.textContent ?? '{}'
  Object.assign(window, JSON.parse(data))
  __webpack_public_path__ = window.Progressive.buildOrigin
  const locals = {}
  AppConfig.restore(locals)
  await new Promise<void>((resolve) => void loadableReady(resolve))
  const target = document.querySelector('.react-target')
  if (!target) return
  hydrateRoot(
    target,
    <BrowserRouter>
      <AppConfig locals={locals}>
        <Content />
      </AppConfig>
    </BrowserRouter>,
  )
}

/** The page, or the error page in place of the whole application until the next navigation. */
function Content() {
  const location = useLocation()
  const { key, pathname, search } = location
  const first = useRef(location)
  if (window.__ERROR__ && location === first.current) return <ErrorPage />
  return (
    <SectionBoundary name="app" resetKey={`${key} ${pathname}${search}`} fallback={<ErrorPage />}>
      <App>
        <Switch>
          {routes.map(({ path, exact, component: Page }, index) => (
            <Route key={index} path={path} exact={exact}>
              <Page />
            </Route>
          ))}
        </Switch>
      </App>
    </SectionBoundary>
  )
}
