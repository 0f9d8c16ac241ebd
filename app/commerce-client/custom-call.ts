import { notFoundError } from '@/errors/app-error'
import { getAppConfig } from '@/site/app-config'
import { toSearch } from './site-routes'

/** A call of the custom gateway (API-016). */
export interface CustomCall {
  method: 'GET' | 'POST'
  /** With its version: `account/v1`. */
  api: string
  /** Below the organization, its parts encoded: `password-reset`. */
  path: string
  query?: Readonly<Record<string, string | undefined>>
  /** Sent as JSON. */
  body?: unknown
  /** `status`: what a successful answer holds does not matter, its status is returned. */
  read?: 'json' | 'status'
}

/** The call's path and query at the commerce service. Throws AppError, 404 for a path that leads out. */
export function toCustomPath(siteId: string, { api, path, query }: CustomCall): string {
  // encoded parts may still be dots, which lead elsewhere
  if (path.split('/').some((part) => /^\.{1,2}$/.test(part))) throw notFoundError(path)
  const { organizationId } = getAppConfig().commerceAPI.parameters
  const search = toSearch({ ...query, siteId })
  return `/custom/${api}/organizations/${organizationId}/${path}${search}`
}
