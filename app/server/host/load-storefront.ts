import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Application } from 'express'
import type { HostConfig } from './host-config'

export interface Build {
  dir: string
  /** Hash of the build's content. It is part of the files' URLs, so they can be cached forever. */
  id: string
}

/**
 * Finds the production build in a folder. `build` is a link to the newest build; it is resolved at
 * the start, so that the process keeps serving the same build.
 * @throws Error with an instruction if there is no build.
 */
export function findBuild(dir = 'build'): Build {
  const idFile = path.resolve(dir, 'bundle-id')
  if (!existsSync(idFile)) throw new Error(`No production build in ${dir}/: run "npm run build".`)
  return { dir: realpathSync(dir), id: readFileSync(idFile, 'utf8').trim() }
}

/**
 * Loads PWA Kit's application from the production build. Sets the variables that Managed Runtime
 * would set: the bundle reads them when it loads, and with them runs as the remote server instead
 * of the development server.
 */
export function loadStorefront(build: Build, config: HostConfig): Application {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    AWS_LAMBDA_FUNCTION_NAME: 'self-hosted',
    BUNDLE_ID: build.id,
    DEPLOY_TARGET: config.deployTarget ?? 'production',
    DEPLOY_ID: build.id,
    EXTERNAL_DOMAIN_NAME: `localhost:${config.port}`,
    MOBIFY_PROPERTY_ID: 'praline',
    MRT_ALLOW_COOKIES: 'true',
  })
  const load = createRequire(path.resolve('package.json'))
  const exported: unknown = load(path.join(build.dir, 'ssr.js'))
  if (!hasApplication(exported)) throw new Error(`${build.dir}/ssr.js exports no application`)
  return exported.app
}

export function hasApplication(exported: unknown): exported is { app: Application } {
  return (
    typeof exported === 'object' &&
    exported !== null &&
    'app' in exported &&
    typeof exported.app === 'function'
  )
}
