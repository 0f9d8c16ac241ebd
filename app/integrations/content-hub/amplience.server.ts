import { z } from 'zod'
import { AppError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import type { ContentItem } from './content.port'
import { sanitizeContent } from './sanitize-content.server'

const TIMEOUT_MS = 5_000

const answer = z.object({
  content: z.looseObject({
    contentType: z.string().optional(),
    _meta: z.looseObject({ schema: z.string().optional() }).optional(),
  }),
})

/**
 * Amplience Content Delivery 2: `GET /content/key/{key}?depth=all&format=inlined`. Rich text is
 * sanitized here, once, on the server. Throws AppError.
 */
export async function fetchContentByKey(key: string): Promise<ContentItem> {
  // such a key would be read as a way to some other address of the hub
  if (key.split('/').some((part) => part === '.' || part === '..')) throw notFound(key)
  const path = key.split('/').map(encodeURIComponent).join('/')
  const url = `${contentHubOrigin()}/content/key/${path}?depth=all&format=inlined&locale=en-US,*`
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (error: unknown) => {
      throw toAppError(error)
    },
  )
  if (response.status === 404) throw notFound(key)
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw toAppError(body, response.status)

  const parsed = answer.safeParse(body)
  if (!parsed.success) throw toAppError({ status: 502, message: `Unreadable content ${key}` })
  const { content } = parsed.data
  const contentType = content.contentType ?? content._meta?.schema?.split('/').pop() ?? ''
  return sanitizeContent({ ...content, contentType })
}

function notFound(key: string): AppError {
  return new AppError({ kind: 'not-found', status: 404, message: `No content at ${key}` })
}

/** `CONTENT_HUB_ORIGIN` (a hub of Amplience), else the one the commerce engine answers. */
function contentHubOrigin(): string {
  const { CONTENT_HUB_ORIGIN, COMMERCE_ORIGIN, COMMERCE_PORT } = process.env
  const engine = COMMERCE_ORIGIN || `http://127.0.0.1:${COMMERCE_PORT || '4000'}`
  return (CONTENT_HUB_ORIGIN || `${engine}/content-hub`).replace(/\/$/, '')
}
