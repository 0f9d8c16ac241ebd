import path from 'node:path'
import { millisecondsInDay } from 'date-fns/constants'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createLoginThrottle } from '../../throttles/login-throttle'
import { getSiteById } from '../../sites/site-context'
import { parseQuery } from '../../http/parse-query'
import { badRequest, forbidden, tooManyRequests } from '../../http/problem'
import type { Config } from '../../config'
import type { Db } from '../../db/client'
import type { ServiceCaseService } from '../../service-cases/service-case.service'
import { timezoneOf, toShopTime } from '../../sites/shop-time.rules'
import { bundleForBrowsers, type BrowserBundle } from '../../http/browser-bundle'
import { isShopPage } from '../../card-gateway/wallet-return.rules'
import { FrameQuery, MAX_LOGO_BYTES, SleeveBody, type SleeveForm } from './logo-sleeve.schemas'
import { renderSleevePage, sleevePolicy } from './sleeve-page'

interface Needs {
  config: Config
  db: Db
  now: () => Date
  serviceCases: ServiceCaseService
}

/** Magic numbers of picture files, because file names are not reliable. */
const BEGINNINGS: readonly (readonly [type: string, at: number, bytes: readonly number[]])[] = [
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
]

/**
 * Returns the media type of a picture; undefined for any other file, including SVG, which may
 * contain scripts.
 */
function pictureTypeOf(file: Uint8Array): string | undefined {
  return BEGINNINGS.find(([, at, bytes]) =>
    bytes.every((byte, index) => file[at + index] === byte),
  )?.[0]
}

/**
 * Registers the form for boxes with a company's logo, which pages of the shop show in a frame
 * (CNT-013): `GET /logo-sleeve?site=&parent=&sessionId=`. A submitted form becomes a service case;
 * then the form posts `{type: 'close', sessionId}` to the framing origin.
 */
export function registerLogoSleeve(app: FastifyInstance, services: Needs): void {
  const { serviceCases, config, db, now } = services
  const throttle = createLoginThrottle(db, now, 'logo-sleeve')

  const readFrame = (query: unknown) => {
    const frame = parseQuery(FrameQuery, query)
    const isOwn = isShopPage(frame.parent, config.storefrontOrigins)
    if (!isOwn || new URL(frame.parent).origin !== frame.parent) {
      throw forbidden('The page is not one of a known shop.')
    }
    return frame
  }

  app.get('/logo-sleeve', async (request, reply) => {
    const { parent, sessionId, locale, site } = readFrame(request.query)
    const { preferences } = await getSiteById(request, site)
    const { hash } = await getScript()
    const today = toShopTime(now(), timezoneOf(preferences)).day
    return harden(reply)
      .header('content-security-policy', sleevePolicy(parent))
      .type('text/html; charset=utf-8')
      .send(renderSleevePage({ locale, parent, sessionId, scriptHash: hash, today }))
  })

  app.get<{ Querystring: { h?: string } }>('/logo-sleeve/form.js', async (request, reply) => {
    const { code, hash } = await getScript()
    const cacheControl =
      request.query.h === hash ? 'public, max-age=31536000, immutable' : 'no-cache'
    return harden(reply)
      .header('cache-control', cacheControl)
      .type('text/javascript; charset=utf-8')
      .send(code)
  })

  app.post('/logo-sleeve', async (request, reply) => {
    const { site } = readFrame(request.query)
    const { id: siteId } = await getSiteById(request, site)
    if ((await throttle.countAddress(request.ip)) > 0) {
      throw tooManyRequests('Too many requests. Please try again later.')
    }
    const { email, ...fields } = readSleeve(request.body, now())
    const caseId = await serviceCases.openCase(siteId, { kind: 'logo-sleeve', email, fields })
    return harden(reply).code(201).send({ caseId })
  })
}

/** @throws Problem 400 with the invalid `fields` */
function readSleeve(body: unknown, at: Date): Omit<SleeveForm, 'logo'> & { logo?: object } {
  const parsed = SleeveBody.safeParse(body ?? {})
  if (!parsed.success) throw wrong(parsed.error.issues.map(({ path: [name] }) => String(name)))
  const { logo, ...form } = parsed.data
  // yesterday is accepted, because it may still be today in the shopper's time zone
  if (Date.parse(form.eventDate) < at.getTime() - 2 * millisecondsInDay) throw wrong(['eventDate'])
  if (logo === undefined) return form
  const file = Buffer.from(logo, 'base64')
  const type = pictureTypeOf(file)
  if (!type || file.length > MAX_LOGO_BYTES) throw wrong(['logo'])
  return { ...form, logo: { type, bytes: file.length, base64: logo } }
}

function wrong(names: readonly string[]) {
  const fields = [...new Set(names)]
  return badRequest(`Not valid: ${fields.join(', ')}.`, 'validation', { fields })
}

function harden(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
}

let script: Promise<BrowserBundle> | undefined

/** The script of the form's page, compiled once. */
function getScript(): Promise<BrowserBundle> {
  script ??= bundleForBrowsers([path.join(__dirname, 'browser', 'form.ts')] as const).then(
    ([bundle]) => bundle,
  )
  return script
}
