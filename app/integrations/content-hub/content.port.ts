import { trimTrailingSlashes } from '@rules/trim-slashes'

/**
 * A content item as written by an editor, with linked items inlined. Blocks read the fields they
 * need.
 */
export interface ContentItem {
  contentType: string
  readonly [field: string]: unknown
}

/**
 * The system in which pages, menus and banners are edited. Errors are AppErrors; a missing item is
 * not-found.
 */
export interface ContentSource {
  /** Returns an item by its delivery key, for example `brindille/home`. */
  getContentByKey(siteId: string, key: string): Promise<ContentItem>
  getContentById(siteId: string, id: string): Promise<ContentItem>
  /** @param config name of the menu; by default the one in the site's header. */
  getNavMenu(siteId: string, config?: string): Promise<ContentItem>
  getFooter(siteId: string): Promise<ContentItem>
  getProductBadges(siteId: string): Promise<ContentItem>
}

/** The menu in a site's header, as named by `nav-menu?config=`. */
export const DEFAULT_CONFIG = 'default'

/** Delivery keys of the content that all pages of a site share. */
export const sharedKeys = {
  home: (siteId: string) => `${siteId}/home`,
  navMenu: (siteId: string, config = DEFAULT_CONFIG) =>
    config === DEFAULT_CONFIG ? `${siteId}/nav-menu` : `${siteId}/nav-menu/${config}`,
  footer: (siteId: string) => `${siteId}/footer`,
  categoryBanners: (siteId: string) => `${siteId}/category-banners`,
  inGridTiles: (siteId: string) => `${siteId}/in-grid-tiles`,
  productBadges: (siteId: string) => `${siteId}/product-badges`,
  promoBanner: (siteId: string) => `${siteId}/promo-banner`,
  buildABox: (siteId: string) => `${siteId}/build-a-box`,
  addTreats: (siteId: string) => `${siteId}/add-treats`,
  concierge: (siteId: string) => `${siteId}/concierge`,
  digitalCatalog: (siteId: string) => `${siteId}/digital-catalog`,
  shippingPage: (siteId: string) => `${siteId}/shipping-page`,
} as const

/** Returns the key of the content page at a path: `/help/kosher/` → `pages/help/kosher`. */
export function pageKey(pathname: string): string {
  return `pages${trimTrailingSlashes(pathname)}`
}
