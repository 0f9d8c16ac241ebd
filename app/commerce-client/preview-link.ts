import { unreadable } from '@/errors/to-app-error'
import { asFields, asText } from '@/lib/read-fields'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

/**
 * Returns a token for previewing this page at the preview's moment, until the token expires. Throws
 * AppError.
 */
export async function makePreviewLink(siteId: string, seconds: number): Promise<string> {
  const answer = await callSite(siteId, siteRoutes.previewLink, { body: { seconds } })
  const token = asText(asFields(answer).token)
  if (token === undefined) throw unreadable(answer)
  return token
}
