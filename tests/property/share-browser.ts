import { webcrypto } from 'node:crypto'

const PARAMETERS = {
  clientId: '11111111-1111-4111-8111-111111111111',
  organizationId: 'f_ecom_prln_001',
  shortCode: 'local',
}
/** Maximum delay of a storage event to the other tabs, in ms. */
const NEWS_MS = 30

/**
 * Sets up the globals that tabs of one browser share: the shop's configuration, and events when a
 * tab stores a value.
 */
export function shareBrowser(): void {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  Object.assign(window, {
    // React renders at any time, like in a browser, since the tests do not wrap updates in act()
    IS_REACT_ACT_ENVIRONMENT: false,
    Progressive: { buildOrigin: '/mobify/bundle/test/' },
    __CONFIG__: {
      app: { sites: [], commerceAPI: { proxyPath: '/proxy', parameters: PARAMETERS } },
    },
    matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
    scrollTo() {},
  })
  const store = Storage.prototype.setItem
  Storage.prototype.setItem = function setAndDispatch(
    this: Storage,
    key: string,
    newValue: string,
  ) {
    store.call(this, key, newValue)
    const dispatch = () => window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    if (this === localStorage) setTimeout(dispatch, Math.random() * NEWS_MS)
  }
}
