import { createPrivacyServices } from './account-data/privacy-services'
import { createAuthModules } from './auth/auth-modules'
import { createAvailabilityService } from './availability/availability.service'
import { createOfficeServices } from './back-office/office-services'
import { createBasketService } from './baskets/basket.service'
import { TEMPORARY_MINUTES } from './baskets/model/lifetime.rules'
import type { Config } from './config'
import { createGatewayServices } from './custom-gateway/gateway-services'
import { createClaimService } from './claims/claim.service'
import { createClaimsOfOrders } from './claims/claims-of-orders'
import { createCatalogService } from './catalog/catalog.service'
import { createLinePartsService } from './catalog/line-parts.service'
import { createContentServices } from './content/content-services'
import { createAddressService } from './customers/address.service'
import { createCustomerGroupsService } from './customer-groups/customer-groups.service'
import { createCustomerService } from './customers/customer.service'
import { createPaymentInstrumentService } from './customers/payment-instrument.service'
import { createRegistrationService } from './accounts/registration.service'
import type { Db } from './db/client'
import type { Listen } from './db/listen'
import { createFiguresService } from './figures/figures.service'
import { createLabelService, type LabelService } from './labels/label.service'
import { sampleLabels } from './labels/sample-labels'
import { createGiftCertificateService } from './gift-certificates/gift-certificate.service'
import { createInventoryService } from './inventory/inventory.service'
import { createMailService } from './mail/mail.service'
import { createOrderService } from './orders/order.service'
import { createPhoneOrderLinks } from './phone-orders/phone-order-links'
import { createPasskeyService } from './passkeys/passkey.service'
import { createPaymentGateway } from './payments/payment-gateway'
import { createPaymentsService } from './payments/payments.service'
import { createVaultCards } from './payments/vault-cards'
import { createPricingService } from './pricing/pricing.service'
import { createProductListServices } from './product-lists/product-list-services'
import { createPromotionsService } from './promotions/promotions.service'
import { createCardGatewayServices } from './card-gateway/card-gateway-services'
import { createStoredCards } from './card-gateway/stored-card.service'
import { createRecommendationService } from './recommendations/recommendation.service'
import { createReviewService } from './reviews/review.service'
import { createSearchServices } from './search/search-services'
import { createUrlMappingService } from './seo/url-mapping.service'
import { createShippingService } from './shipping/shipping.service'
import { ShopChangeFeed } from './shop-changes/shop-change-feed'
import { createPickupShopService } from './shops/pickup-shop.service'
import { createShopperContextService } from './shopper-context/shopper-context.service'
import { createShopService } from './shops/shop.service'
import { createSiteService } from './sites/site.service'
import { createSubscriptionIntake } from './subscriptions/subscription-intake'
import { createSubscriptionServices } from './subscriptions/subscription-services'
import { createTaxService } from './tax/tax.service'

export interface ServicesOptions {
  db: Db
  config: Config
  now?: () => Date
  /** Subscribes to the notifications of the database. */
  listen?: Listen
  /** The address for the engine's calls to itself, once it listens. */
  ownOrigin?: () => string
}

interface Base {
  db: Db
  config: Config
  now: () => Date
}

export type Services = ReturnType<typeof createServices>

export function createServices(options: ServicesOptions) {
  const { db, config, now = () => new Date(), listen } = options
  const base = { db, config, now }
  const people = createPeople(base)
  const paying = createPaying(base, people, options.ownOrigin)
  const goods = createGoods(base)
  const labels = createLabelService(db, { provider: sampleLabels, now })
  const selling = createSelling(base, { ...people, ...paying, ...goods, labels })
  const editorial = createContentServices(db, { ...config, now })
  const { catalog, availability, pricing, inventory, promotions } = goods
  const { sites, mail, customers } = people
  const { publicOrigin: mediaOrigin, storefrontOrigins } = config
  return {
    ...base,
    /** Undefined if this engine does not receive changes of other processes. */
    shopChanges: listen && new ShopChangeFeed(),
    ...people,
    ...paying,
    ...goods,
    ...selling,
    ...editorial,
    labels,
    ...createPrivacyServices(db, { customers, mail, now, keptDays: config.keptDays }),
    ...createProductListServices(db, { catalog, now }),
    ...createSearchServices(db, { pricing, inventory, promotions, mediaOrigin, now }),
    ...createOfficeServices(db, {
      ...goods,
      ...selling,
      ...{ config, customers, labels, mail, now, sites, storefrontOrigins },
    }),
    phoneOrderLinks: createPhoneOrderLinks(db, { orders: selling.orders, now }),
    recommendations: createRecommendationService(db, { catalog, now }),
    reviews: createReviewService(db, { now }),
    ...createGatewayServices(db, {
      ...{ config, mediaOrigin, publicOrigin: mediaOrigin, storefrontOrigins, now },
      ...{ availability, catalog, mail, sites, content: editorial.content },
    }),
    figures: createFiguresService(db),
    urlMappings: createUrlMappingService(db, { catalog, library: editorial.library, now }),
  }
}

type People = ReturnType<typeof createPeople>

/** The sites, their customers, and who is logged in. */
function createPeople({ db, config, now }: Base) {
  const sites = createSiteService(db, now)
  const customers = createCustomerService(db, { sites, now })
  const addresses = createAddressService(db, { now })
  const mail = createMailService(db, { config, now, sites })
  const signIn = createAuthModules(db, { config, now, customers, mail, sites })
  const registering = { config, customers, addresses, signIn, sites, mail }
  const registration = createRegistrationService(db, registering)
  const passkeys = createPasskeyService(db, { ...registering, now })
  return { sites, customers, addresses, mail, signIn, auth: signIn.auth, passkeys, registration }
}

type Paying = ReturnType<typeof createPaying>

/** The card gateway, customers' cards in it, and payments with them. */
function createPaying(
  { db, config, now }: Base,
  { sites }: People,
  ownOrigin = () => config.publicOrigin,
) {
  const cardGateway = createCardGatewayServices(db, { config, now })
  const secret = cardGateway.cardGatewaySecret
  const gateway = createPaymentGateway(config, { ownOrigin, secret, now })
  const ownCards = createStoredCards(db, { now })
  const storedCards = config.cardGatewayAccount ? createVaultCards(ownCards, gateway) : ownCards
  return {
    ...cardGateway,
    storedCards,
    savedInstruments: createPaymentInstrumentService(db, { storedCards, sites, now }),
    payments: createPaymentsService(db, { gateway, storedCards, now }),
  }
}

type Goods = ReturnType<typeof createGoods>

/** Products, and what decides their price, stock and delivery. */
function createGoods({ db, config, now }: Base) {
  const { organizationId, storefrontOrigins, publicOrigin: mediaOrigin } = config
  const pricing = createPricingService(db, now)
  const customerGroups = createCustomerGroupsService(db, now)
  const inventory = createInventoryService(db)
  const shipping = createShippingService(db, now)
  const promotions = createPromotionsService(db, now)
  const catalog = createCatalogService(db, {
    ...{ pricing, inventory, promotions, shipping, now },
    ...{ mediaOrigin, storefrontOrigins, organizationId },
  })
  const shops = createShopService(db, { mediaOrigin })
  return {
    pricing,
    customerGroups,
    shopperContexts: createShopperContextService(db, { customerGroups, organizationId, now }),
    inventory,
    shipping,
    promotions,
    catalog,
    shops,
    pickupShops: createPickupShopService(db),
    availability: createAvailabilityService({ catalog, inventory, shops }),
  }
}

/** Bags, orders, gift cards and subscriptions. */
function createSelling(
  { db, config, now }: Base,
  sources: People & Paying & Goods & { labels: LabelService },
) {
  const { catalog, mail, sites } = sources
  const { storefrontOrigins } = config
  const issuing = { catalog, mail, now, sites, storefrontOrigins }
  const giftCertificates = createGiftCertificateService(db, issuing)
  const baskets = createBasketService(db, {
    ...sources,
    giftCertificates,
    lineParts: createLinePartsService(db),
    tax: createTaxService(db, now),
    now,
    limits: {
      days: config.basketDays,
      temporaryMinutes: TEMPORARY_MINUTES,
      temporaryPerCustomer: config.temporaryBaskets,
    },
  })
  const ordering = {
    ...sources,
    giftCertificates,
    baskets,
    savedCards: sources.savedInstruments,
    subscriptions: createSubscriptionIntake(issuing),
    claimsOfOrders: createClaimsOfOrders(db, { catalog, sites, now }),
    storefrontOrigins,
    publicOrigin: config.publicOrigin,
    now,
  }
  const orders = createOrderService(db, ordering)
  const subscribing = createSubscriptionServices(db, { ...ordering, orders, config })
  const claims = createClaimService(db, { ...ordering, orders })
  return { giftCertificates, baskets, orders, claims, ...subscribing }
}
