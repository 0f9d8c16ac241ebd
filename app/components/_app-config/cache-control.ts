/** Public pages may be kept by shared caches for 15 minutes (API-011). */
const PUBLIC = 'public, must-revalidate, s-maxage=900'
const NOT_FOUND = 'public, must-revalidate, s-maxage=60'
const NOT_STORED = 'private, no-store'

interface PageCaching {
  status: number
  isPrivate: boolean
  /** PWA Kit's deploy target; pages of `qa` and of development are never stored. */
  deployTarget: string | undefined
}

/** The Cache-Control header of a rendered page. */
export function cacheControlFor({ status, isPrivate, deployTarget }: PageCaching): string {
  if (isPrivate || deployTarget === undefined || deployTarget === 'qa') return NOT_STORED
  if (status === 200) return PUBLIC
  return status === 404 ? NOT_FOUND : NOT_STORED
}
