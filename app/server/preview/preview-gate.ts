import express, { type Request, type RequestHandler, type Response } from 'express'
import type { IncomingMessage } from 'node:http'
import { toOwnPath } from '@/rules/own-path'
import { asFields } from '@/lib/read-fields'
import type { Speaking } from '@/site/locale'
import { readLocale } from '@/site/locale'
import { keepPreview, previewParametersOf } from '@/site/keep-preview'
import { PREVIEW_PATH } from '@/site/preview'
import type { ServerConfig } from '@/site/server-config.server'
import { accessForm, refusal, sendAccessPage } from './access-page'
import { isGuarded, toPreviewSearch, toSearch } from './guarded-address'
import { ACCESS_COOKIE, PreviewAccess } from './preview-access'
import { PreviewCounts } from './preview-counts'
import { PREVIEW_HEADERS } from './preview-headers'

const ACCESS_PATH = `${PREVIEW_PATH}/access`
const EDITOR_SECONDS = 8 * 60 * 60

interface GateOptions {
  config: ServerConfig
  siteOf: (host: string) => Speaking
}

/**
 * Stands before the pages: nothing below `/admin`, and no page with a preview parameter, is
 * rendered for a visitor without access. The gate serves its own form for the access code
 * (docs/adr/0075).
 */
export function previewGate({ config, siteOf }: GateOptions): RequestHandler {
  const access = new PreviewAccess(config)
  const askForCode = accessForms(access, config)
  return (req, res, next) => {
    const host = String(req.headers['x-forwarded-host'] ?? '')
    const { url, basename } = readLocale(siteOf(host), req.url, req.headers['accept-language'])
    const [path = ''] = url.split('?')
    if (path === ACCESS_PATH) return askForCode(req, res, next)
    if (!isPageMethod(req) || !isGuarded(url)) return next()
    const answer = async () => {
      const decision = await access.decide(toPreviewSearch(url), req.headers)
      if (decision.kind === 'unknown') {
        const to = new URLSearchParams({ to: basename + url })
        return redirect(res, `${basename}${ACCESS_PATH}?${to}`)
      }
      if (decision.kind !== 'granted') return sendAccessPage(res, refusal(decision))
      const to = previewedPage(url, config)
      if (to !== undefined) return redirect(res, basename + to)
      // the page's policy names the origins that may frame it, which this header cannot do
      res.removeHeader('X-Frame-Options')
      next()
    }
    answer().catch(next)
  }
}

/**
 * `GET` shows the form, or opens the preview with the key of the link printed at start (`?key=`),
 * once; `POST` checks the code. Both redirect to the requested page (`to`).
 */
function accessForms(access: PreviewAccess, config: ServerConfig): RequestHandler {
  const counts = new PreviewCounts(config)
  const readForm = express.urlencoded({ extended: false, limit: '16kb' })

  const letIn = async (req: Request, res: Response, to: string) => {
    const token = await access.tokens.signEditor(EDITOR_SECONDS)
    const secure = req.headers['x-forwarded-proto'] === 'https' ? '; Secure' : ''
    const flags = `Path=/; Max-Age=${EDITOR_SECONDS}; HttpOnly; SameSite=Lax${secure}`
    res.setHeader('Set-Cookie', `${ACCESS_COOKIE}=${token}; ${flags}`)
    redirect(res, to, 303)
  }

  const take = async (req: Request, res: Response) => {
    const { code, to } = readFields(req.body)
    const isRight = access.tokens.isCode(code)
    const address = String(req.headers['x-forwarded-for'] ?? '')
    const seconds = await counts.countGuess(address, isRight)
    if (seconds > 0) {
      res.setHeader('Retry-After', seconds)
      return sendAccessPage(res, accessForm({ status: 429, to, minutes: Math.ceil(seconds / 60) }))
    }
    if (!isRight) return sendAccessPage(res, accessForm({ status: 401, to }))
    await letIn(req, res, to)
  }

  return (req, res, next) => {
    const fail = (error: unknown) => next(error)
    const show = async () => {
      const search = toSearch(req.url)
      const studio = studioPage(search.get('to'), config.contentStudioOrigins)
      const to = studio ?? ownPath(search.get('to'))
      if (await access.isEditor(req.headers)) return redirect(res, to)
      if (access.tokens.hasCode) {
        return studio ? redirect(res, studio) : sendAccessPage(res, accessForm({ status: 200, to }))
      }
      const key = search.get('key') ?? ''
      if (req.method !== 'GET' || !access.tokens.isStartKey(key) || !(await counts.useLink(key))) {
        return sendAccessPage(res, refusal({ kind: 'closed' }))
      }
      await letIn(req, res, to)
    }
    if (isPageMethod(req)) return void show().catch(fail)
    if (req.method !== 'POST' || !access.tokens.hasCode) return next()
    readForm(req, res, (error?: unknown) => {
      if (error) next(error)
      else take(req, res).catch(fail)
    })
  }
}

function readFields(body: unknown): { code: string; to: string } {
  const { code, to } = asFields(body)
  return { code: typeof code === 'string' ? code : '', to: ownPath(to) }
}

/** The path after the login: a path of this shop, but not the form itself. */
function ownPath(to: unknown): string {
  const path = typeof to === 'string' ? toOwnPath(to) : undefined
  return path === undefined || path.includes(ACCESS_PATH) ? PREVIEW_PATH : path
}

/**
 * The address behind `/admin/preview`, which by itself is the home page in the default staging
 * environment; with `?to=` it is another page, at the moment and for the group that are named.
 */
function previewedPage(url: string, { contentHub }: ServerConfig): string | undefined {
  const [path] = url.split('?')
  const search = toSearch(url)
  const [vseDomain] = contentHub.stagingDomains
  if (path !== PREVIEW_PATH || !(search.has('to') || ([...search].length === 0 && vseDomain))) {
    return undefined
  }
  const parameters = previewParametersOf(search)
  if (vseDomain && !parameters.get('vseDomain')) parameters.set('vseDomain', vseDomain)
  return keepPreview(search.has('to') ? ownPath(search.get('to')) : PREVIEW_PATH, parameters)
}

/** An address of the content studio, which continues there after opening the preview. */
function studioPage(to: string | null, origins: readonly string[]): string | undefined {
  if (to === null || !URL.canParse(to)) return undefined
  const { origin, href } = new URL(to)
  return origins.includes(origin) ? href : undefined
}

function redirect(res: Response, location: string, status = 302): void {
  res.writeHead(status, { ...PREVIEW_HEADERS, Location: location }).end()
}

function isPageMethod({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}
