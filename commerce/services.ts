import { createAuthService, type AuthService } from './auth/auth.service'
import type { Config } from './config'
import { createCatalogService, type CatalogService } from './catalog/catalog.service'
import { createCustomerService, type CustomerService } from './customers/customer.service'
import type { Db } from './db/client'
import { createInventoryService, type InventoryService } from './inventory/inventory.service'
import { createPricingService, type PricingService } from './pricing/pricing.service'
import { createSearchService, type SearchService } from './search/search.service'
import { createSuggestionService, type SuggestionService } from './search/suggestion.service'
import { createShopService, type ShopService } from './shops/shop.service'
import { createSiteService, type SiteService } from './sites/site.service'

/** Everything a route may call. Each module adds its service here. */
export interface Services {
  db: Db
  config: Config
  /** The time: injected, so that tests can set it. */
  now: () => Date
  sites: SiteService
  auth: AuthService
  customers: CustomerService
  pricing: PricingService
  inventory: InventoryService
  catalog: CatalogService
  search: SearchService
  suggestions: SuggestionService
  shops: ShopService
  // baskets:
  // orders:
  // card gateway:
  // content:
  // media:
}

export interface ServicesOptions {
  db: Db
  config: Config
  now?: () => Date
}

/** Composes the modules' services, each from the database and the services it needs. */
export function createServices({ db, config, now = () => new Date() }: ServicesOptions): Services {
  const sites = createSiteService(db, now)
  const customers = createCustomerService(db, { now })
  const auth = createAuthService(db, { config, now, customers })
  const mediaOrigin = config.publicOrigin
  const pricing = createPricingService(db)
  const inventory = createInventoryService(db)
  const catalog = createCatalogService(db, { pricing, inventory, now, mediaOrigin })
  const search = createSearchService(db, { catalog, now, mediaOrigin })
  const suggestions = createSuggestionService(db, { search })
  const shops = createShopService(db, { mediaOrigin })
  // baskets:
  // orders:
  // card gateway:
  // content:
  // media:
  return {
    db,
    config,
    now,
    sites,
    auth,
    customers,
    pricing,
    inventory,
    catalog,
    search,
    suggestions,
    shops,
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services
  }
}
