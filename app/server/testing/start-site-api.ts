import express, { type Application } from 'express'
import { registerSiteApi } from '../api/register-site-api'
import { startTestServer, type TestServer } from './start-test-server'

/**
 * Starts the storefront's own API on the test's application, in front of a service: the commerce
 * engine, unless the setting of another one's origin is named.
 */
export async function startSiteApi(
  service: Application,
  storefront: Application = express(),
  setting = 'COMMERCE_ORIGIN',
): Promise<TestServer> {
  const { origin } = await startTestServer(service)
  process.env[setting] = origin
  registerSiteApi(storefront)
  return startTestServer(storefront)
}

/** Adds guest logins to a fake engine. */
export function answerGuestLogin(engine: Application): void {
  engine.get(/\/oauth2\/authorize$/, (req, res) => {
    res.redirect(303, `${String(req.query.redirect_uri)}?usid=u1&code=c1`)
  })
  engine.post(/\/oauth2\/token$/, (_req, res) => {
    res.json({ access_token: 'guest', refresh_token: 'r', expires_in: 1800, usid: 'u1' })
  })
}
