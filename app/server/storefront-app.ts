import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import type { Application } from 'express'
import { getAssetUrl } from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import { getRuntime } from '@salesforce/pwa-kit-runtime/ssr/server/express'
import { getConfig } from '@salesforce/pwa-kit-runtime/utils/ssr-config'
import { isManagedRuntime, serverConfig } from '@/site/server-config.server'
import { registerSiteApi } from './api/register-site-api'
import { registerCrawl } from './crawl/register-crawl'
import { redirectToFinishLogin } from './redirect-to-finish-login'
import { serveManifest } from './manifest/serve-manifest'
import { rememberPreview } from './preview/remember-preview'
import { rememberRequestId } from './remember-request-id'
import { rememberSite } from './site-of-request'
import { serveWorker } from './worker/serve-worker'

const runtime = getRuntime()
// The host in front of this application logs requests, as JSON, and handles the external protocol.
runtime._setupLogging = () => undefined

const build = path.resolve(process.cwd(), 'build')

const options = {
  // the link is resolved now, whatever is built later; in development there may be no build
  buildDir: existsSync(build) ? realpathSync(build) : build,
  port: serverConfig().port,
  protocol: 'http' as const,
  mobify: getConfig(),
  localAllowCookies: true,
}

/** The routes of the storefront, behind PWA Kit's own middleware. */
function addRoutes(storefront: Application): void {
  storefront.use(rememberRequestId)
  storefront.use(rememberSite)
  storefront.use(rememberPreview())
  storefront.get('/callback', redirectToFinishLogin)
  storefront.get('/favicon.ico', runtime.serveStaticFile('static/favicon.ico'))
  storefront.get('/manifest.webmanifest', serveManifest(getAssetUrl()))
  storefront.get('/worker.js', serveWorker(workerOptions()))
  registerCrawl(storefront, serverConfig())
  registerSiteApi(storefront)
  storefront.get('*', runtime.render)
}

/** In development workers are off, and one that a production build has installed is removed. */
function workerOptions() {
  const isOn = isManagedRuntime() && serverConfig().isWorkerOn
  return { buildDir: options.buildDir, bundle: getAssetUrl(), isOn }
}

/**
 * The storefront as one Express application. In production PWA Kit creates it (and the handler that
 * Managed Runtime calls). In development its own listener is left out, so that the same host
 * (`host/`) runs in front of it.
 */
export const { app, handler } = isManagedRuntime()
  ? runtime.createHandler(options, addRoutes)
  : { app: createDevelopmentApp(), handler: undefined }

function createDevelopmentApp(): Application {
  const storefront = runtime._createApp(options)
  addRoutes(storefront)
  return storefront
}
