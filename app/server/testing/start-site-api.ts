import express, { type Application } from 'express'
import { registerSiteApi } from '../api/register-site-api'
import { startTestServer, type TestServer } from './start-test-server'

/**
 * Starts the storefront's own API on the test's application, with `engine` as the commerce engine.
 */
export async function startSiteApi(
  engine: Application,
  storefront: Application = express(),
): Promise<TestServer> {
  const behind = await startTestServer(engine)
  process.env.COMMERCE_ORIGIN = behind.origin
  registerSiteApi(storefront)
  const server = await startTestServer(storefront)
  const close = () => {
    server.close()
    behind.close()
  }
  return { ...server, close }
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
