import type { StudioBody } from '@contracts/studio'
import { isBody } from './document.rules'

interface PlacedItem {
  key?: string
  contentType: string
  body: StudioBody
}

/** Paths of the pages that show items with these keys, after the site's id. */
const PATHS: Readonly<Record<string, string>> = {
  home: '/',
  'nav-menu': '/',
  footer: '/',
  'promo-banner': '/',
  'product-badges': '/',
  'season-menu': '/',
  'build-a-box': '/build-a-box',
}
/** Items whose entries each belong to a category. */
const OF_CATEGORIES: Readonly<Record<string, string>> = {
  'category-banners': 'banners',
  'in-grid-tiles': 'tiles',
}

/**
 * Returns the path of a page on which an item is seen; undefined for an item that is only known
 * from the pages that use it.
 */
export function pathOfItem({ key = '', contentType, body }: PlacedItem): string | undefined {
  if (key.startsWith('pages/')) return key.slice('pages'.length)
  const list = body[OF_CATEGORIES[contentType] ?? '']
  const [first]: unknown[] = Array.isArray(list) ? list : []
  if (isBody(first) && typeof first['categoryId'] === 'string') {
    return `/category/${encodeURIComponent(first['categoryId'])}`
  }
  return PATHS[key.split('/').slice(1).join('/')] ?? PATHS[contentType]
}

interface PreviewedPage {
  path: string
  locale?: string
  /** In ISO 8601; now if absent. */
  moment?: string
}

/** Returns the address of a page in the preview. @param origin of the storefront */
export function previewAddress(origin: string, { path, locale, moment }: PreviewedPage): string {
  const asked = new URLSearchParams({
    to: path,
    ...(moment !== undefined && { previewTimestamp: String(Date.parse(moment)) }),
  })
  return `${origin}${locale === undefined ? '' : `/${locale}`}/admin/preview?${asked}`
}
