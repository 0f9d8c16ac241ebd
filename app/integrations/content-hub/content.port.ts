/** A content item as an editor wrote it, linked items in their place. Blocks read what they need. */
export interface ContentItem {
  contentType: string
  readonly [field: string]: unknown
}

/** Where pages, menus and banners are edited. Errors are AppErrors; a missing item is not-found. */
export interface ContentSource {
  /** An item by its delivery key, e.g. `brindille/home`. */
  getContentByKey(siteId: string, key: string): Promise<ContentItem>
  getNavMenu(siteId: string): Promise<ContentItem>
  getFooter(siteId: string): Promise<ContentItem>
}

/** Delivery keys of what every page of a site shares. */
export const sharedKeys = {
  home: (siteId: string) => `${siteId}/home`,
  navMenu: (siteId: string) => `${siteId}/nav-menu`,
  footer: (siteId: string) => `${siteId}/footer`,
  promoBanner: (siteId: string) => `${siteId}/promo-banner`,
} as const

/** Key of the content page at an address: `/help/kosher/` → `pages/help/kosher`. */
export function pageKey(pathname: string): string {
  return `pages${pathname.replace(/\/+$/, '')}`
}
