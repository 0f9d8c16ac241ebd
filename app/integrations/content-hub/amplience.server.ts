import { z } from 'zod'
import { AppError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import { limitBody } from '@/lib/limit-body'
import { currentLocale } from '@/site/current-locale'
import { SOURCE_LOCALE } from '@/site/locale'
import type { ContentItem } from './content.port'
import { contentStage } from './content-stage.server'
import { sanitizeContent } from './sanitize-content.server'

const TIMEOUT_MS = 5_000

const answer = z.object({
  content: z.looseObject({
    contentType: z.string().optional(),
    _meta: z.looseObject({ schema: z.string().optional() }).optional(),
  }),
})

/**
 * Amplience Content Delivery 2: `GET /content/key/{key}?depth=all&format=inlined`, in the language of
 * the page where an editor wrote it. Rich text is sanitized here, once, on the server. Throws AppError.
 */
export async function fetchContentByKey(key: string): Promise<ContentItem> {
  // such a key would be read as a way to some other address of the hub
  if (key.split('/').some((part) => part === '.' || part === '..')) throw notFound(key)
  return fetchItem(`key/${key.split('/').map(encodeURIComponent).join('/')}`, key)
}

/** The same by an item's id at the hub. */
export async function fetchContentById(id: string): Promise<ContentItem> {
  return fetchItem(`id/${encodeURIComponent(id)}`, id)
}

async function fetchItem(path: string, name: string): Promise<ContentItem> {
  const { status, body } = await ask(
    `${path}?depth=all&format=inlined&locale=${preferring(currentLocale())}`,
  )
  if (status === 404) throw notFound(name)
  if (status >= 400) throw toAppError(body, status)

  const parsed = answer.safeParse(body)
  if (!parsed.success) throw toAppError({ status: 502, message: `Unreadable content ${name}` })
  const { content } = parsed.data
  const contentType = content.contentType ?? content._meta?.schema?.split('/').pop() ?? ''
  return sanitizeContent({ ...content, contentType })
}

/** The most that a filter hands over at once. */
const FILTER_PAGE_SIZE = 12
/** A hub that never ends its list is left here. */
const MAX_FILTER_PAGES = 200

const filterAnswer = z.object({
  responses: z.array(z.object({ content: z.unknown() })),
  page: z.object({ nextCursor: z.string().nullish() }),
})

/**
 * Every content page, as the hub has it (not cleaned): `POST /content/filter`, until there is no
 * further page of answers. Throws AppError.
 */
export async function* fetchContentPages(locale = SOURCE_LOCALE): AsyncGenerator<unknown> {
  let cursor: string | undefined
  for (let asked = 0; asked < MAX_FILTER_PAGES; asked += 1) {
    const { status, body } = await ask('filter', {
      filterBy: [{ path: '/contentType', value: 'content-page' }],
      page: { size: FILTER_PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
      parameters: { depth: 'all', format: 'inlined', locale: preferring(locale) },
    })
    if (status >= 400) throw toAppError(body, status)
    const parsed = filterAnswer.safeParse(body)
    if (!parsed.success) throw toAppError({ status: 502, message: 'Unreadable list of content' })
    for (const { content } of parsed.data.responses) yield content
    cursor = parsed.data.page.nextCursor ?? undefined
    if (cursor === undefined) return
  }
}

/** A language, then the one that everything is written in, then any. */
const preferring = (locale: string) => [...new Set([locale, SOURCE_LOCALE, '*'])].join(',')

/** GET, or POST with a body. Throws AppError where nobody answers. */
async function ask(path: string, body?: object): Promise<{ status: number; body: unknown }> {
  const { origin, headers } = await contentStage()
  const response = await fetch(`${origin}/content/${path}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw toAppError(error)
  })
  return {
    status: response.status,
    body: await limitBody(response)
      .json()
      .catch(() => undefined),
  }
}

function notFound(key: string): AppError {
  return new AppError({ kind: 'not-found', status: 404, message: `No content at ${key}` })
}
