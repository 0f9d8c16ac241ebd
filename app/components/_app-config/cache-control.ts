import { PAGE_MAX_AGE_S } from '@/site/page-age'

const PUBLIC = `public, must-revalidate, s-maxage=${PAGE_MAX_AGE_S}`
/** For pages that may change soon: not found, or with a missing part. */
const SHORTLY = 'public, must-revalidate, s-maxage=60'
const NOT_STORED = 'private, no-store'

interface PageCaching {
  status: number
  isPrivate: boolean
  /** A service that the page needs did not respond. */
  isIncomplete: boolean
  /** PWA Kit's deploy target. Pages of `qa` and of development are never cached. */
  deployTarget: string | undefined
}

export function cacheControlFor({
  status,
  isPrivate,
  isIncomplete,
  deployTarget,
}: PageCaching): string {
  if (isPrivate || deployTarget === undefined || deployTarget === 'qa') return NOT_STORED
  if (status === 200) return isIncomplete ? SHORTLY : PUBLIC
  return status === 404 ? SHORTLY : NOT_STORED
}
