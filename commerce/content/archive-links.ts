import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { toMediaLink } from '../catalog/media-link.rules'
import { findLocale } from '../sites/locale'
import type { Config } from '../config'
import { toStorefrontLink } from '../sites/storefront-link'
import type { Site, SiteService } from '../sites/site.service'
import { hasArchiveLinks, resolveArchiveLinks } from './archive-links.rules'

interface Needs {
  config: Config
  sites: SiteService
}

/** The APIs whose texts come from archives; others contain texts of shoppers. */
const FROM_ARCHIVES = /^\/(?:product|search|experience|pricing\/shopper-promotions|store)\//

const Query = z.object({ siteId: z.string() })

/**
 * Resolves links of archives in responses, wherever a text contains one: descriptions of products
 * and categories, content, promotions, and their custom attributes.
 */
export function registerArchiveLinks(app: FastifyInstance, services: Needs): void {
  app.addHook('preSerialization', async (request, _reply, payload) => {
    if (!FROM_ARCHIVES.test(request.url) || !isMarked(payload)) return payload
    const query = Query.safeParse(request.query)
    const site = query.success ? await services.sites.getSite(query.data.siteId) : undefined
    return site ? resolveIn(payload, createResolver(services, request, site)) : payload
  })
}

function createResolver({ config }: Needs, request: FastifyRequest, site: Site) {
  const { importedMediaDir, publicOrigin, storefrontOrigins } = config
  const chain = findLocale(request, site)?.chain ?? []
  const locales = [...chain.flatMap((one) => [one, one.replace('-', '_')]), 'default']
  const folders = [
    ...listFolders(importedMediaDir, 'libraries', site.libraryId),
    ...listFolders(importedMediaDir, 'catalogs', site.catalogId),
  ]
  const toStatic = (name: string) => {
    const relative = path.posix.normalize(`/${name}`).slice(1)
    const candidates = folders.flatMap((folder) => [
      ...locales.map((locale) => `${folder}/static/${locale}/${relative}`),
      `${folder}/static/${relative}`,
    ])
    const found = candidates.find((one) => existsSync(path.join(importedMediaDir, one)))
    return toMediaLink(publicOrigin, found ?? relative)
  }
  const toPage = (page: string) => toStorefrontLink({ storefrontOrigins }, site, page)
  return (text: string) => resolveArchiveLinks(text, { toStatic, toPage })
}

/** Returns the folders of one kind, with the site's own first. */
function listFolders(root: string, kind: string, own: string | undefined): string[] {
  const folder = path.join(root, kind)
  const names = existsSync(folder) ? readdirSync(folder) : []
  const sorted = [...names.filter((name) => name === own), ...names.filter((name) => name !== own)]
  return sorted.map((name) => `${kind}/${name}`)
}

function isMarked(value: unknown): boolean {
  if (typeof value === 'string') return hasArchiveLinks(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(isMarked)
}

function resolveIn(value: unknown, resolve: (text: string) => string): unknown {
  if (typeof value === 'string') return resolve(value)
  if (Array.isArray(value)) return value.map((one) => resolveIn(one, resolve))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, resolveIn(one, resolve)]),
  )
}
