import { toAppError } from '@/errors/to-app-error'

/** In the browser: the storefront's own route. Throws AppError. */
export async function getSitePreferences(siteId: string): Promise<unknown> {
  const response = await fetch(`/api/${siteId}/site-prefs`).catch((error: unknown) => {
    throw toAppError(error)
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw toAppError(answer, response.status)
  return answer
}
