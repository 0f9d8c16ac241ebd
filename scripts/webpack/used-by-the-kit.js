/*
 * What PWA Kit's own modules use of these packages in a browser. The kit requires the packages as a
 * whole, of which nothing can be left out then.
 */
export {
  Hydrate,
  QueryClient,
  QueryClientProvider,
  dehydrate,
  useQueryClient,
} from '@tanstack/react-query'
export {
  BrowserRouter,
  Redirect,
  Route,
  Switch,
  useHistory,
  useLocation,
  withRouter,
} from 'react-router-dom'
export { loadableReady } from '@loadable/component'
// nothing here asks for the ids that these would make unique
export { Fragment as UIDFork, Fragment as UIDReset } from 'react'
