import { createPrivacyServices, type PrivacyServices } from './account-data/privacy-services'
import { createAuthModules, type AuthModules } from './auth/auth-modules'
import type { AuthService } from './auth/auth.service'
import {
  createAvailabilityService,
  type AvailabilityService,
} from './availability/availability.service'
import { createOfficeServices, type OfficeServices } from './back-office/office-services'
import { createBasketService, type BasketService } from './baskets/basket.service'
import { TEMPORARY_MINUTES } from './baskets/model/lifetime.rules'
import type { Config } from './config'
import { createGatewayServices, type GatewayServices } from './custom-gateway/gateway-services'
import { createCatalogService, type CatalogService } from './catalog/catalog.service'
import { createLinePartsService } from './catalog/line-parts.service'
import { createContentServices, type ContentServices } from './content/content-services'
import { createAddressService, type AddressService } from './customers/address.service'
import {
  createCustomerGroupsService,
  type CustomerGroupsService,
} from './customer-groups/customer-groups.service'
import { createCustomerService, type CustomerService } from './customers/customer.service'
import {
  createPaymentInstrumentService,
  type PaymentInstrumentService,
} from './customers/payment-instrument.service'
import {
  createRegistrationService,
  type RegistrationService,
} from './accounts/registration.service'
import type { Db } from './db/client'
import type { Listen } from './db/listen'
import {
  createGiftCertificateService,
  type GiftCertificateService,
} from './gift-certificates/gift-certificate.service'
import { createInventoryService, type InventoryService } from './inventory/inventory.service'
import { createMailService, type MailService } from './mail/mail.service'
import { createOrderService, type OrderService } from './orders/order.service'
import { createPaymentGateway } from './payments/payment-gateway'
import { createPaymentsService, type PaymentsService } from './payments/payments.service'
import { createVaultCards } from './payments/vault-cards'
import { createPricingService, type PricingService } from './pricing/pricing.service'
import {
  createProductListServices,
  type ProductListServices,
} from './product-lists/product-list-services'
import { createPromotionsService, type PromotionsService } from './promotions/promotions.service'
import {
  createCardGatewayServices,
  type CardGatewayServices,
} from './card-gateway/card-gateway-services'
import { createStoredCards, type StoredCardService } from './card-gateway/stored-card.service'
import {
  createRecommendationService,
  type RecommendationService,
} from './recommendations/recommendation.service'
import { createReviewService, type ReviewService } from './reviews/review.service'
import { createSearchServices, type SearchServices } from './search/search-services'
import { createUrlMappingService, type UrlMappingService } from './seo/url-mapping.service'
import { createShippingService } from './shipping/shipping.service'
import { ShopChangeFeed } from './shop-changes/shop-change-feed'
import { createPickupShopService } from './shops/pickup-shop.service'
import {
  createShopperContextService,
  type ShopperContextService,
} from './shopper-context/shopper-context.service'
import { createShopService, type ShopService } from './shops/shop.service'
import { createSiteService, type SiteService } from './sites/site.service'
import { createSubscriptionIntake } from './subscriptions/subscription-intake'
import {
  createSubscriptionServices,
  type SubscriptionServices,
} from './subscriptions/subscription-services'
import { createTaxService } from './tax/tax.service'

/** All services that routes may call. Each module adds its services here. */
export interface Services
  extends
    ContentServices,
    GatewayServices,
    CardGatewayServices,
    OfficeServices,
    PrivacyServices,
    ProductListServices,
    SearchServices,
    SubscriptionServices {
  db: Db
  config: Config
  /** The current time; injected, so that tests can set it. */
  now: () => Date
  /** Undefined if this engine does not receive changes of other processes. */
  shopChanges: ShopChangeFeed | undefined
  sites: SiteService
  auth: AuthService
  /** Login by other means than a password, and the clients that may use it. */
  signIn: AuthModules
  customers: CustomerService
  addresses: AddressService
  registration: RegistrationService
  savedInstruments: PaymentInstrumentService
  storedCards: StoredCardService
  pricing: PricingService
  promotions: PromotionsService
  customerGroups: CustomerGroupsService
  shopperContexts: ShopperContextService
  inventory: InventoryService
  catalog: CatalogService
  availability: AvailabilityService
  shops: ShopService
  baskets: BasketService
  orders: OrderService
  payments: PaymentsService
  mail: MailService
  giftCertificates: GiftCertificateService
  recommendations: RecommendationService
  reviews: ReviewService
  urlMappings: UrlMappingService
}

export interface ServicesOptions {
  db: Db
  config: Config
  now?: () => Date
  /** Subscribes to the notifications of the database. */
  listen?: Listen
  /** The address for the engine's calls to itself, once it listens. */
  ownOrigin?: () => string
}

/** Creates the services of all modules, each from the database and the services it needs. */
export function createServices(options: ServicesOptions): Services {
  const { db, config, now = () => new Date() } = options
  const { ownOrigin = () => config.publicOrigin } = options
  const sites = createSiteService(db, now)
  const customers = createCustomerService(db, { sites, now })
  const addresses = createAddressService(db, { now })
  const mail = createMailService(db, { config, now, sites })
  const signIn = createAuthModules(db, { config, now, customers, mail, sites })
  const registration = createRegistrationService(db, {
    config,
    customers,
    addresses,
    signIn,
    sites,
    mail,
  })
  const cardGateway = createCardGatewayServices(db, { config, now })
  const secret = cardGateway.cardGatewaySecret
  const gateway = createPaymentGateway(config, { ownOrigin, secret, now })
  const ownCards = createStoredCards(db, { now })
  const storedCards = config.cardGatewayAccount ? createVaultCards(ownCards, gateway) : ownCards
  const savedInstruments = createPaymentInstrumentService(db, { storedCards, sites, now })
  const mediaOrigin = config.publicOrigin
  const pricing = createPricingService(db, now)
  const customerGroups = createCustomerGroupsService(db, now)
  const { organizationId, storefrontOrigins } = config
  const shopperContexts = createShopperContextService(db, { customerGroups, organizationId, now })
  const inventory = createInventoryService(db)
  const shipping = createShippingService(db, now)
  const promotions = createPromotionsService(db, now)
  const catalog = createCatalogService(db, {
    pricing,
    inventory,
    promotions,
    shipping,
    now,
    mediaOrigin,
    storefrontOrigins,
    organizationId,
  })
  const shops = createShopService(db, { mediaOrigin })
  const availability = createAvailabilityService({ catalog, inventory, shops })
  const payments = createPaymentsService(db, { gateway, storedCards, now })
  const issuing = { catalog, mail, now, sites, storefrontOrigins }
  const giftCertificates = createGiftCertificateService(db, issuing)
  const goods = { catalog, inventory, giftCertificates, promotions }
  const baskets = createBasketService(db, {
    ...goods,
    sites,
    lineParts: createLinePartsService(db),
    pricing,
    pickupShops: createPickupShopService(db),
    shipping,
    shopperContexts,
    tax: createTaxService(db, now),
    now,
    payments,
    limits: {
      days: config.basketDays,
      temporaryMinutes: TEMPORARY_MINUTES,
      temporaryPerCustomer: config.temporaryBaskets,
    },
  })
  const ordering = {
    ...goods,
    baskets,
    customers,
    payments,
    savedCards: savedInstruments,
    sites,
    mail,
    subscriptions: createSubscriptionIntake({ catalog, sites, mail, storefrontOrigins, now }),
    storefrontOrigins,
    now,
  }
  const orders = createOrderService(db, ordering)
  const subscribing = createSubscriptionServices(db, { ...ordering, orders, config })
  const editorial = createContentServices(db, { ...config, now })
  const mailing = { mail, sites, now, storefrontOrigins }
  const notices = { mediaOrigin, publicOrigin: mediaOrigin, availability, catalog, ...mailing }
  return {
    db,
    config,
    now,
    shopChanges: options.listen && new ShopChangeFeed(),
    sites,
    auth: signIn.auth,
    signIn,
    customers,
    ...createPrivacyServices(db, { customers, mail, now }),
    addresses,
    registration,
    storedCards,
    savedInstruments,
    ...createProductListServices(db, { catalog, now }),
    pricing,
    promotions,
    customerGroups,
    shopperContexts,
    inventory,
    catalog,
    availability,
    ...createSearchServices(db, { pricing, inventory, promotions, mediaOrigin, now }),
    shops,
    baskets,
    orders,
    ...createOfficeServices(db, {
      ...{ ...issuing, ...goods, config, baskets, orders, pricing },
      subscriptions: subscribing.subscriptions,
    }),
    payments,
    mail,
    giftCertificates,
    ...subscribing,
    ...cardGateway,
    ...editorial,
    recommendations: createRecommendationService(db, { catalog, now }),
    reviews: createReviewService(db, { now }),
    ...createGatewayServices(db, { ...notices, config, content: editorial.content }),
    urlMappings: createUrlMappingService(db, { catalog, library: editorial.library, now }),
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services
  }
}
