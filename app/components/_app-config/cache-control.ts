import { PAGE_MAX_AGE_S } from '@/site/page-age'

const PUBLIC = `public, must-revalidate, s-maxage=${PAGE_MAX_AGE_S}`
/** For pages that will change soon: not found, or with a part missing. */
const SHORTLY = 'public, must-revalidate, s-maxage=60'
const NOT_STORED = 'private, no-store'

interface PageCaching {
  status: number
  isPrivate: boolean
  /** Something that the page asked for was out of reach. */
  isIncomplete: boolean
  /** PWA Kit's deploy target; pages of `qa` and of development are never stored. */
  deployTarget: string | undefined
}

/** The Cache-Control header of a rendered page. */
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
