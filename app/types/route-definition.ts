import type { LoadableComponent } from '@loadable/component'

/** A row of the route table. PWA Kit passes the row on to `AppConfig.initAppState`. */
export interface RouteDefinition {
  path: string
  exact?: boolean
  component: LoadableComponent<object>
  /** Shopper pages: rendered without being stored by any cache. */
  isPrivate?: boolean
}
