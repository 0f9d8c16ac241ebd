import type { LoadableComponent } from '@loadable/component'

/** A row of the route table. PWA Kit passes it to `AppConfig.initAppState`. */
export interface RouteDefinition {
  path: string
  exact?: boolean
  component: LoadableComponent<object>
  /** A page with the shopper's own data: no cache may store it. */
  isPrivate?: boolean
}
