// @ts-check
/*
 * Replaces PWA Kit's `route-component` on the server: the kit wraps the page component of every route
 * again for each request. The result does not depend on the request as long as no page has the kit's
 * `getProps`, and no page of this shop does (docs/adr/0002).
 */
const kit = require('@salesforce/pwa-kit-react-sdk/ssr/universal/components/route-component/index.js')

/** @type {object[] | undefined} */
let routes

/** @type {Map<unknown, unknown>} */
const wrapped = new Map()

/** @param {object} locals */
const getRoutes = (locals) => (routes ??= kit.getRoutes(locals))

/** @param {unknown} component @param {boolean} isPage @param {object} locals */
function routeComponent(component, isPage, locals) {
  const known = wrapped.get(component) ?? kit.routeComponent(component, isPage, locals)
  wrapped.set(component, known)
  return known
}

module.exports = { ...kit, getRoutes, routeComponent }
