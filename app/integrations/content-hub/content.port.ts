/** A content item as an editor wrote it, linked items in their place. Blocks read what they need. */
export interface ContentItem {
  contentType: string
  readonly [field: string]: unknown
}

/** Where pages, menus and banners are edited. Errors are AppErrors; a missing item is not-found. */
export interface ContentSource {
  /** An item by its delivery key, e.g. `brindille/home`. */
  getContentByKey(siteId: string, key: string): Promise<ContentItem>
  /** An item by its id at the hub. */
  getContentById(siteId: string, id: string): Promise<ContentItem>
  /** @param config which of the site's menus; without one, the one its header shows. */
  getNavMenu(siteId: string, config?: string): Promise<ContentItem>
  getFooter(siteId: string): Promise<ContentItem>
  /** The marks that products carry, each with its key and its pictures. */
  getProductBadges(siteId: string): Promise<ContentItem>
}

/** The menu of a site's header, as `nav-menu?config=` names it. */
export const DEFAULT_CONFIG = 'default'

/** Delivery keys of what every page of a site shares. */
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

/** Key of the content page at an address: `/help/kosher/` → `pages/help/kosher`. */
export function pageKey(pathname: string): string {
  return `pages${pathname.replace(/\/+$/, '')}`
}
