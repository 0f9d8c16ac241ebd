import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireShopper } from '../access/require-shopper'
import { violatedConstraint } from '../http/bad-value'
import { getSite } from '../sites/site-context'
import { getLocale } from '../sites/locale'
import { parseQuery } from '../http/parse-query'
import { badRequest, Problem } from '../http/problem'
import { idList } from '../http/query-list'
import { z } from 'zod'
import { parseRefinements } from './content-search.rules'
import { ContentSearchQuery, ExperienceIdParams, readRefines } from './experience.schemas'
import { registerPages, type PageNeeds } from './page.routes'
import { registerQualifiers, type QualifierNeeds } from './qualifier.routes'

interface Needs extends PageNeeds, QualifierNeeds {}

const BASE = '/experience/shopper-experience/v1/organizations/:organizationId'
const MOST = 50

const Ids = z.object({ ids: idList(MOST, 'too many') })

export function registerExperience(app: FastifyInstance, services: Needs): void {
  registerAssets(app, services)
  registerFolders(app, services)
  registerPages(app, services)
  registerQualifiers(app, services)
}

function registerAssets(app: FastifyInstance, { library }: Needs): void {
  app.get(`${BASE}/contents/:id`, async (request) => {
    const { site, locale } = await readContext(request)
    const { id } = ExperienceIdParams.parse(request.params)
    const [asset] = await library.getAssets(site, [id], locale)
    if (asset) return asset
    const detail = `No visible content asset with ID '${id}' was found in site '${site.id}'.`
    throw new Problem(404, 'content-not-found', 'Content Asset Not Found', detail)
  })

  app.get(`${BASE}/contents`, async (request) => {
    const { site, locale } = await readContext(request)
    const data = await library.getAssets(site, readIds(request), locale)
    return { data, limit: data.length, total: data.length }
  })

  app.get(`${BASE}/content-search`, async (request) => {
    const { site, locale } = await readContext(request)
    const { q, sort, ...rest } = parseQuery(ContentSearchQuery, request.query)
    const refinements = parseRefinements(readRefines(rest))
    if (!refinements) {
      const detail = "Invalid refinement parameter format. Expected format: 'attribute=value'."
      throw badRequest(detail, 'bad-request', { parameter: 'refine' })
    }
    const limit = readInteger(request, 'limit', { least: 1, most: 200, byDefault: 50 })
    const offset = readInteger(request, 'offset', { least: 0, most: 1_000_000, byDefault: 0 })
    return library.searchAssets(site, { q, sort, refinements, limit, offset }, locale)
  })
}

function registerFolders(app: FastifyInstance, { library }: Needs): void {
  const readLevels = (request: FastifyRequest) =>
    readInteger(request, 'levels', { least: 0, most: 2, byDefault: 1 })

  app.get(`${BASE}/folders/:id`, async (request) => {
    const { site, locale } = await readContext(request)
    const { id } = ExperienceIdParams.parse(request.params)
    const [folder] = await library.getFolders(site, [id], readLevels(request), locale)
    if (folder) return folder
    const detail = `No online content folder with ID '${id}' for site '${site.id}' could be found.`
    throw new Problem(404, 'folder-not-found', 'Folder Not Found', detail)
  })

  app.get(`${BASE}/folders`, async (request) => {
    const { site, locale } = await readContext(request)
    const data = await library.getFolders(site, readIds(request), readLevels(request), locale)
    return { data, limit: data.length, total: data.length }
  })
}

async function readContext(request: FastifyRequest) {
  await requireShopper(request)
  const site = await getSite(request)
  return { site, locale: getLocale(request, site) }
}

/** @throws Problem 400 without ids, or with too many. */
function readIds(request: FastifyRequest): string[] {
  const parsed = Ids.safeParse(request.query)
  if (parsed.success) return parsed.data.ids
  if (parsed.error.issues.some(({ code }) => code === 'too_big')) {
    throw violatedConstraint('ids', `(0..${MOST})`)
  }
  return parseQuery(Ids, request.query).ids
}

interface Bounds {
  least: number
  most: number
  byDefault: number
}

function readInteger(request: FastifyRequest, name: string, bounds: Bounds): number {
  const { least, most, byDefault } = bounds
  const query = z.record(z.string(), z.unknown()).parse(request.query)
  const given = query[name]
  if (given === undefined) return byDefault
  const number = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : NaN
  if (number >= least && number <= most) return number
  throw violatedConstraint(name, `(${least}..${most})`)
}
