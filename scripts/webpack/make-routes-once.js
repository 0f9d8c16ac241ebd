// @ts-check
/*
 * Stands in for PWA Kit's `route-component` where pages are rendered: the kit wraps the page component
 * of every route anew for each request. Nothing of a request goes into that as long as no page has a
 * `getProps` of the kit's, and ours have none (docs/adr/0002).
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
