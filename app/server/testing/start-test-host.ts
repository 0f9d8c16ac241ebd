import express, { type Application } from 'express'
import pino from 'pino'
import { createHost } from '../host/create-host'
import { readServerConfig } from '@/site/server-config.server'
import type { SiteConfig } from '@/site/site'
import { startTestServer, type TestServer } from './start-test-server'

export const testSite = {
  id: 'main',
  name: 'Main',
  tabLabel: 'Main',
  locale: 'en-US',
  currency: 'USD',
  hostPrefixes: [],
  isDefault: true,
  capabilities: [],
}

/**
 * Starts a host in front of the test's application, with the given environment; by default for one
 * site.
 */
export async function startTestHost(
  environment: NodeJS.ProcessEnv = {},
  storefront: Application = express(),
  sites: readonly SiteConfig[] = [testSite],
): Promise<TestServer> {
  const { listener, health } = createHost({
    config: readServerConfig({ LOCAL_ACCESS: 'open', ...environment }),
    sites,
    logger: pino({ level: 'silent' }),
    storefront,
  })
  health.state = 'ready'
  return startTestServer(listener)
}
