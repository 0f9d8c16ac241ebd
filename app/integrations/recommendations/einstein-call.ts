import { AppError } from '@/errors/app-error'
import { getAppConfig } from '@/site/app-config'

export function hasEinstein(): boolean {
  return getAppConfig().recommendations !== undefined
}

interface EinsteinCall {
  path: (siteId: string) => string
  /** Absent for a GET request. */
  body?: object
}

/** Calls Einstein (API version 3) through the storefront's own origin (REC-015). */
export async function callEinstein(
  siteId: string,
  { path, body }: EinsteinCall,
  init: RequestInit,
): Promise<Response> {
  const { recommendations: config } = getAppConfig()
  if (!config)
    throw new AppError({ kind: 'unavailable', status: 503, message: 'No recommendations' })
  const { proxyPath, clientId, instanceType, realm } = config
  const ownId = realm ? `${realm}-${siteId}` : siteId
  return fetch(`${proxyPath}${path(encodeURIComponent(ownId))}`, {
    ...init,
    headers: { 'Content-Type': 'application/json', 'x-cq-client-id': clientId },
    ...(body && {
      method: 'POST',
      body: JSON.stringify({ ...body, realm: ownId.split('-')[0], instanceType }),
    }),
  })
}
