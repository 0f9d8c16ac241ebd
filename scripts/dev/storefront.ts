import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import Module, { createRequire } from 'node:module'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Application, ErrorRequestHandler } from 'express'
import pino from 'pino'
import type { MultiCompiler } from 'webpack'
import { createHost } from '../../app/server/host/create-host'
import { hasApplication } from '../../app/server/host/load-storefront'
import { readSites, readTrustedOrigins } from '../../app/server/host/read-sites'
import { serverConfig } from '../../app/site/server-config.server'
import { escapeMarkup, renderPage } from '../../rules/html-page'
import { LogOutput } from '../../telemetry/log-output'
import { fail } from '../shop/progress'
import { bundleForBrowsers } from './bundle-for-browsers'

type Resolve = (
  request: string,
  parent: { filename?: string } | undefined,
  ...rest: unknown[]
) => string

/**
 * Resolves `./x` to `./x.server` if that file exists, like webpack's server targets: in development
 * the `/api` routes run from their sources.
 */
function preferServerFiles(): void {
  const resolve: Resolve = Reflect.get(Module, '_resolveFilename')
  const preferServer: Resolve = (request, parent, ...rest) => {
    const isOurs = /^(?:\.{1,2}|@)\//.test(request) && !parent?.filename?.includes('node_modules')
    if (isOurs && !request.endsWith('.server')) {
      try {
        return resolve(`${request}.server`, parent, ...rest)
      } catch {
        // There is no server version of this file.
      }
    }
    return resolve(request, parent, ...rest)
  }
  Reflect.set(Module, '_resolveFilename', preferServer)
}

/** Of what the kit has browsers load in development. */
const BUNDLE_PREFIX = '/mobify/bundle/development/'

/** The development storefront: PWA Kit's compiling server behind the same host as in production. */
function main(): void {
  Object.assign(process.env, { NODE_ENV: 'development' })
  mkdirSync('var/dev-build', { recursive: true })
  preferServerFiles()
  const trustedOrigins = readTrustedOrigins('config')
  const config = { ...serverConfig(), trustedOrigins, pageCacheBytes: 0 }
  const exported: unknown = createRequire(__filename)(path.resolve('app/ssr.js'))
  if (!hasApplication(exported)) throw new Error('app/ssr.js exports no application')
  const host = createHost({
    config,
    logger: pino({ level: process.env.LOG_LEVEL ?? 'warn', name: 'storefront' }, new LogOutput()),
    sites: readSites('config'),
    storefront: exported.app,
  })
  const { app } = exported
  if (!isCompiling(app)) throw new Error('PWA Kit has no compiler here')
  // a page that is asked for meanwhile waits, in place of the kit's loading screen
  app.__isInitialBuild = false
  app.use(showMistake)
  app.__devMiddleware.waitUntilValid(() => {
    host.health.state = 'ready'
    host.followChanges()
  })
  const client = app.__compiler.compilers.find(({ name }) => name === 'client')
  if (!client) throw new Error('PWA Kit compiles nothing for browsers')
  const server = createServer(bundleForBrowsers(client, BUNDLE_PREFIX, host.listener))
  server.on('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  server.listen(config.port)
  process.on('unhandledRejection', (error) => process.stderr.write(`${String(error)}\n`))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
}

/** A page of sources that do not compile: shows why, and asks again until they do. */
const showMistake: ErrorRequestHandler = (error: Error, _req, res, next) => {
  if (res.headersSent) return next(error)
  const body = `<pre>${escapeMarkup(stripVTControlCharacters(error.message))}</pre>`
  const page = renderPage({ lang: 'en', title: 'The page does not compile', body })
  res.status(503).set({ refresh: '2', 'retry-after': '2' }).send(page)
}

/** What PWA Kit's development server adds to the application (`build-dev-server.js`). */
interface Compiling {
  __compiler: MultiCompiler
  __devMiddleware: { waitUntilValid: (done: () => void) => void }
  /** Whether pages are redirected to the loading screen. */
  __isInitialBuild: boolean
}

const isCompiling = (app: Application): app is Application & Compiling =>
  '__compiler' in app && '__devMiddleware' in app && '__isInitialBuild' in app

try {
  main()
} catch (error) {
  fail(error)
}
