import { notFoundError } from '@/errors/app-error'
import { getAppConfig } from '@/site/app-config'
import { toSearch } from './site-routes'

/** A call of the custom gateway (API-016). */
export interface CustomCall {
  method: 'GET' | 'POST'
  /** Name and version of the API: `account/v1`. */
  api: string
  /** Path below the organization, each segment encoded: `password-reset`. */
  path: string
  query?: Readonly<Record<string, string | undefined>>
  /** Sent as JSON. */
  body?: unknown
  /** `status`: the body of a successful response is ignored, and its status is returned. */
  read?: 'json' | 'status'
}

/**
 * The call's path and query at the commerce service.
 * @throws AppError 404 for a path that leaves the organization.
 */
export function toCustomPath(siteId: string, { api, path, query }: CustomCall): string {
  // an encoded segment may still be `.` or `..`, which would change the path
  if (path.split('/').some((part) => /^\.{1,2}$/.test(part))) throw notFoundError(path)
  const { organizationId } = getAppConfig().commerceAPI.parameters
  const search = toSearch({ ...query, siteId })
  return `/custom/${api}/organizations/${organizationId}/${path}${search}`
}
