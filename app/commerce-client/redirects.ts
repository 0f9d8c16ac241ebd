import type { Redirect } from '@/domain/redirect'
import { fetchJson } from '@/lib/fetch-json'
import { asFields, asText } from '@/lib/read-fields'

/** In the browser: the storefront's own route, which looks as a page does. Throws AppError. */
export async function findRedirect(
  siteId: string,
  pathname: string,
): Promise<Redirect | undefined> {
  const address = `/api/${siteId}/redirect?${new URLSearchParams({ path: pathname })}`
  const answer = asFields(asFields(await fetchJson(address)).redirect)
  const location = asText(answer.location)
  if (!location) return undefined
  const status = answer.status === 301 ? 301 : 302
  return { status, location, keepsQuery: answer.keepsQuery === true }
}
