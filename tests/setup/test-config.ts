import { webcrypto } from 'node:crypto'
import type { SiteConfig } from '@/site/site'

/** The site of component tests. Code outside `config/` must not depend on a real site's id. */
export const testSite: SiteConfig = {
  id: 'test-site',
  name: 'Test Shop',
  tabLabel: 'Shop',
  locale: 'en-US',
  currency: 'USD',
  hostPrefixes: [],
  isDefault: true,
  capabilities: [],
}

declare global {
  interface Window {
    __CONFIG__?: unknown
  }
}

/** Installs the configuration that the server writes into every page, and WebCrypto. */
export function installTestConfig(): void {
  // jsdom has no `crypto.subtle`
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  window.__CONFIG__ = {
    app: {
      sites: [testSite],
      commerceAPI: {
        proxyPath: '/mobify/proxy/api',
        parameters: { clientId: 'client', organizationId: 'f_ecom_test_001', shortCode: 'test' },
      },
    },
  }
}
