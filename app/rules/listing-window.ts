/** Number of products that a listing shows initially and adds with each 'Load more' (PLP-005). */
export const LISTING_PAGE_SIZE = 12

/** The sorting when the URL contains none (PLP-006). */
export const DEFAULT_SORT = 'featured-items'

/**
 * The service does not return more products at once; beyond this, 'Load more' moves the window
 * instead of enlarging it.
 */
const MAX_WINDOW_SIZE = 240

/** The visible part of a result: `size` products from `start` on. */
export interface ListingWindow {
  start: number
  size: number
}

export interface ListingPart {
  offset: number
  limit: number
}

/**
 * Splits the window into calls, in order. A full page is always the same call, so that it can be
 * cached.
 */
export function toPages({ start, size }: ListingWindow): [ListingPart, ...ListingPart[]] {
  const pages: [ListingPart, ...ListingPart[]] = [
    { offset: start, limit: Math.min(LISTING_PAGE_SIZE, size) },
  ]
  for (let at = LISTING_PAGE_SIZE; at < size; at += LISTING_PAGE_SIZE) {
    pages.push({ offset: start + at, limit: Math.min(LISTING_PAGE_SIZE, size - at) })
  }
  return pages
}

/** Returns the window after 'Load more', or undefined when the end of the list is shown. */
export function growWindow(
  { start, size }: ListingWindow,
  total: number,
): ListingWindow | undefined {
  if (start + size >= total) return undefined
  if (size + LISTING_PAGE_SIZE > MAX_WINDOW_SIZE) {
    return { start: start + size, size: LISTING_PAGE_SIZE }
  }
  return { start, size: size + LISTING_PAGE_SIZE }
}

/** Returns the window after 'Load previous', or undefined when it begins with the first product. */
export function growWindowBack({ start, size }: ListingWindow): ListingWindow | undefined {
  if (start === 0) return undefined
  const earlier = Math.max(0, start - LISTING_PAGE_SIZE)
  const grown = size + start - earlier
  return { start: earlier, size: grown > MAX_WINDOW_SIZE ? LISTING_PAGE_SIZE : grown }
}

/** Reads `start` and `sz`; invalid numbers give the first page. */
export function parseWindow(start: string | null, size: string | null): ListingWindow {
  return {
    start: parseCount(start) ?? 0,
    size: Math.min(parseCount(size) || LISTING_PAGE_SIZE, MAX_WINDOW_SIZE),
  }
}

function parseCount(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined
}
