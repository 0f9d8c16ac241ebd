import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import type { Application } from 'express'
import { getAssetUrl } from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import { getRuntime } from '@salesforce/pwa-kit-runtime/ssr/server/express'
import { getConfig } from '@salesforce/pwa-kit-runtime/utils/ssr-config'
import { isManagedRuntime, serverConfig } from '@/site/server-config.server'
import { registerSiteApi } from './api/register-site-api'
import { registerCrawl } from './crawl/register-crawl'
import { leadToFinishLogin } from './lead-to-finish-login'
import { serveManifest } from './manifest/serve-manifest'
import { rememberPreview } from './preview/remember-preview'
import { rememberRequestId } from './remember-request-id'
import { rememberSite } from './site-of-request'
import { serveWorker } from './worker/serve-worker'

const runtime = getRuntime()
// The host before us logs requests, as JSON, and knows the protocol of the outside.
runtime._setupLogging = () => undefined

const build = path.resolve(process.cwd(), 'build')

const options = {
  // the one of this moment, whatever is built while it serves; in development there may be none
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
  storefront.get('/callback', leadToFinishLogin)
  storefront.get('/favicon.ico', runtime.serveStaticFile('static/favicon.ico'))
  storefront.get('/manifest.webmanifest', serveManifest(getAssetUrl()))
  storefront.get('/worker.js', serveWorker(workerOptions()))
  registerCrawl(storefront)
  registerSiteApi(storefront)
  storefront.get('*', runtime.render)
}

/** In development each page is new: a worker that a production build has left there is removed. */
function workerOptions() {
  const isOn = isManagedRuntime() && serverConfig().isWorkerOn
  return { buildDir: options.buildDir, bundle: getAssetUrl(), isOn }
}

/**
 * The storefront as one Express application. In production PWA Kit builds it (and the handler
 * Managed Runtime calls); in development its own listener is left out, so that the same host
 * (`host/`) stands before it in both.
 */
export const { app, handler } = isManagedRuntime()
  ? runtime.createHandler(options, addRoutes)
  : { app: createDevelopmentApp(), handler: undefined }

function createDevelopmentApp(): Application {
  const storefront = runtime._createApp(options)
  addRoutes(storefront)
  return storefront
}
