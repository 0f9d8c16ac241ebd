import type { IncomingHttpHeaders } from 'node:http'
import { type Preview, readPreview, PREVIEW_PARAMETERS } from '@/site/preview'
import type { ServerConfig } from '@/site/server-config.server'
import { PreviewTokens, toBoundParameters } from './preview-tokens'

const MAX_LENGTH = 2_000
/** Epoch milliseconds: the end of the year 9999, the latest date that services can read. */
const MAX_TIMESTAMP = Date.UTC(9999, 11, 31, 23, 59, 59, 999)
const FORMS: Readonly<Partial<Record<(typeof PREVIEW_PARAMETERS)[number], RegExp>>> = {
  vseDomain: /^[a-z\d](?:[a-z\d.-]{0,198}[a-z\d])?$/i,
  previewTimestamp: /^\d{1,15}$/,
  snapshotId: /^[\w-]{1,100}$/,
  // the name of a group: letters of any language, no control characters
  customerGroup: /^[^\p{Cc}]{1,256}$/u,
}

/**
 * Validates the preview parameters of a URL; returns an error message or undefined. A staging
 * domain becomes the host of a request, so only configured domains are accepted.
 * @param domains host names; one that begins with a dot includes all subdomains
 */
function checkPreview(search: URLSearchParams, domains: readonly string[]): string | undefined {
  for (const name of PREVIEW_PARAMETERS) {
    const values = search.getAll(name)
    const [value = ''] = values
    const isFine = value === '' || (FORMS[name]?.test(value) ?? value.length <= MAX_LENGTH)
    const isTooLate = name === 'previewTimestamp' && Number(value) > MAX_TIMESTAMP
    if (values.length > 1 || !isFine || isTooLate) return `The parameter ${name} is not valid.`
  }
  const domain = search.get('vseDomain')
  if (domain && !isAllowed(domain, domains)) {
    return 'The parameter vseDomain names no staging environment of this shop.'
  }
  return undefined
}

function isAllowed(domain: string, domains: readonly string[]): boolean {
  const asked = domain.toLowerCase()
  return domains.some((one) => (one.startsWith('.') ? asked.endsWith(one) : asked === one))
}

export const ACCESS_COOKIE = 'preview_access'

const LOCAL_HOST = /^(?:[\w-]+\.)*localhost(?::\d+)?$|^127\.0\.0\.1(?::\d+)?$|^\[::1\](?::\d+)?$/
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/
/** Requires exactly one value: duplicates would be ambiguous. */
const BROWSER_COOKIE = new RegExp(`(?:^|;\\s*)${ACCESS_COOKIE}=([\\w.-]+)`)

export type AccessDecision =
  | { kind: 'granted'; preview: Preview; link?: { endsAt: number } }
  /** The visitor must enter the access code. */
  | { kind: 'unknown' }
  /** No access code is configured, and the visitor did not open the link printed at start. */
  | { kind: 'closed' }
  /** A shared link that has expired, or is bound to another moment. */
  | { kind: 'ended' }
  /** The parameters are invalid. */
  | { kind: 'invalid'; detail: string }

/** The only place that decides who may see the preview, for both pages and `/api`. */
export class PreviewAccess {
  readonly tokens: PreviewTokens
  readonly #config: ServerConfig

  constructor(config: ServerConfig) {
    this.#config = config
    this.tokens = new PreviewTokens(config.preview)
  }

  /** @param headers as rewritten by the host: X-Forwarded-* can be trusted. */
  async decide(search: URLSearchParams, headers: IncomingHttpHeaders): Promise<AccessDecision> {
    const detail = checkPreview(search, this.#config.contentHub.stagingDomains)
    if (detail !== undefined) return { kind: 'invalid', detail }
    const preview = readPreview(search)
    if (await this.isEditor(headers)) return { kind: 'granted', preview }
    const token = search.get('previewToken')
    const stranger = { kind: this.tokens.hasCode ? 'unknown' : 'closed' } as const
    if (!token) return stranger
    const link = await this.tokens.readLink(token)
    if (link === undefined) return stranger
    if (link === 'ended') return { kind: 'ended' }
    const { parameters, endsAt } = link
    const asked = toBoundParameters(Object.fromEntries(search))
    if (JSON.stringify(asked) !== JSON.stringify(parameters)) return stranger
    return { kind: 'granted', preview, link: { endsAt } }
  }

  /**
   * Returns whether the visitor has entered the access code or, if none is configured, opened the
   * link printed at start, or uses this machine while that is trusted.
   */
  async isEditor(headers: IncomingHttpHeaders): Promise<boolean> {
    const { isOpenLocally } = this.#config.preview
    if (!this.tokens.hasCode && isOpenLocally && isLocal(headers)) return true
    const [, cookie] = BROWSER_COOKIE.exec(headers.cookie ?? '') ?? []
    return cookie !== undefined && this.tokens.isEditor(cookie)
  }
}

// A visitor can forge the host name, and a proxy here sends any visitor's requests from this machine.
function isLocal(headers: IncomingHttpHeaders): boolean {
  const host = String(headers['x-forwarded-host'] ?? headers.host ?? '')
  const address = String(headers['x-forwarded-for'] ?? '')
  const isDirect = headers.via === undefined && headers.forwarded === undefined
  return isDirect && LOCAL_HOST.test(host) && LOOPBACK.test(address)
}

/** Returns the access cookie, the only cookie that rendering a preview gets. */
export function accessCookieOf(headers: IncomingHttpHeaders): string | undefined {
  return BROWSER_COOKIE.exec(headers.cookie ?? '')?.[0].replace(/^;\s*/, '')
}
