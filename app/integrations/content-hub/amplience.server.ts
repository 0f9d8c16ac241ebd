import { z } from 'zod'
import { toAppError } from '@/errors/to-app-error'
import { askProvider, providerFailed, readJson } from '@/lib/ask-provider.server'
import { currentLocale } from '@/site/current-locale'
import { SOURCE_LOCALE } from '@/site/locale'
import type { ContentItem } from './content.port'
import { resolveFrames } from './content-frames.server'
import { contentStage, isStaged } from './content-stage.server'
import { markPlaces } from './mark-places.server'
import { sanitizeContent } from './sanitize-content.server'
import type { Scheduled } from '@/lib/scheduled'

const TIMEOUT_MS = 5_000

const answer = z.object({
  content: z.looseObject({
    contentType: z.string().optional(),
    _meta: z.looseObject({ schema: z.string().optional() }).optional(),
  }),
})

/** Names an item by its delivery key, or by its id in the content hub. */
export type ContentName = { key: string } | { id: string }

/**
 * Fetches an item from Amplience Content Delivery 2: `GET
 * /content/{key|id}/{name}?depth=all&format=inlined`, in the page's language if it is translated.
 * Rich text is sanitized here, once, on the server. Returns undefined for an unknown item. Throws
 * AppError.
 */
export async function fetchContent(name: ContentName): Promise<Scheduled<ContentItem | undefined>> {
  const path = 'id' in name ? `id/${name.id}` : `key/${name.key}`
  const parts = path.split('/')
  // dot segments in a key would lead to another path of the hub
  if (parts.some((part) => part === '.' || part === '..')) return { value: undefined }
  const { status, body, nextChange } = await ask(
    `${parts.map(encodeURIComponent).join('/')}?depth=all&format=inlined&locale=${preferring(currentLocale())}`,
  )
  if (status === 404) return { value: undefined, nextChange }
  if (status >= 400) throw toAppError(body, status)

  const parsed = answer.safeParse(body)
  if (!parsed.success) throw providerFailed('content hub', `The content at ${path} cannot be read.`)
  const { content } = parsed.data
  const contentType = content.contentType ?? content._meta?.schema?.split('/').pop() ?? ''
  const item = resolveFrames(sanitizeContent({ ...content, contentType }))
  return { value: isStaged() ? markPlaces(item) : item, nextChange }
}

/** The hub's maximum page size for filters. */
const FILTER_PAGE_SIZE = 12
/** Stops reading if the hub's list never ends. */
const MAX_FILTER_PAGES = 200

const filterAnswer = z.object({
  responses: z.array(z.object({ content: z.unknown() })),
  page: z.object({ nextCursor: z.string().nullish() }),
})

/**
 * Reads every content page with `readPage`, from the raw content (not sanitized): `POST
 * /content/filter`, until there are no more result pages. Throws AppError.
 */
export async function fetchContentPages<Page>(
  readPage: (content: unknown) => Page,
  locale = SOURCE_LOCALE,
): Promise<Scheduled<Page[]>> {
  const pages: Scheduled<Page[]> = { value: [] }
  let cursor: string | undefined
  for (let asked = 0; asked < MAX_FILTER_PAGES; asked += 1) {
    const { status, body, nextChange } = await ask('filter', {
      filterBy: [{ path: '/contentType', value: 'content-page' }],
      page: { size: FILTER_PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
      parameters: { depth: 'all', format: 'inlined', locale: preferring(locale) },
    })
    if (status >= 400) throw toAppError(body, status)
    const parsed = filterAnswer.safeParse(body)
    if (!parsed.success) throw providerFailed('content hub', 'The list cannot be read.')
    pages.value.push(...parsed.data.responses.map(({ content }) => readPage(content)))
    pages.nextChange = earlier(pages.nextChange, nextChange)
    cursor = parsed.data.page.nextCursor ?? undefined
    if (cursor === undefined) break
  }
  return pages
}

const earlier = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? (a ?? b) : Math.min(a, b)

/** Prefers the given language, then the source language, then any. */
const preferring = (locale: string) => [...new Set([locale, SOURCE_LOCALE, '*'])].join(',')

interface HubAnswer {
  status: number
  body: unknown
  nextChange?: number
}

/** Sends a GET request, or POST with a body. Throws AppError when the hub does not respond. */
async function ask(path: string, body?: object): Promise<HubAnswer> {
  const { origin, headers } = await contentStage()
  const call = { timeoutMs: TIMEOUT_MS, headers, body }
  const answer = await askProvider('content hub', `${origin}/content/${path}`, call)
  return {
    status: answer.status,
    body: readJson(answer.text),
    nextChange: readMoment(answer.headers.get('x-next-change')),
  }
}

/** Reads epoch milliseconds with 12 or 13 digits; undefined for anything else. */
function readMoment(text: string | null): number | undefined {
  return text !== null && /^\d{12,13}$/.test(text) ? Number(text) : undefined
}
