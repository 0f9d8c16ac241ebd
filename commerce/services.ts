import { createAuthService, type AuthService } from './auth/auth.service'
import type { Config } from './config'
import { createCustomerService, type CustomerService } from './customers/customer.service'
import type { Db } from './db/client'
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
  // catalog:
  // search:
  // shops:
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
  // catalog:
  // search:
  // shops:
  // baskets:
  // orders:
  // card gateway:
  // content:
  // media:
  return { db, config, now, sites, auth, customers }
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services
  }
}
