import type { BasketService } from '../baskets/basket.service'
import type { CatalogService } from '../catalog/catalog.service'
import type { CustomerService } from '../customers/customer.service'
import type { GiftCertificateService } from '../gift-certificates/gift-certificate.service'
import type { InventoryService } from '../inventory/inventory.service'
import type { MailService } from '../mail/mail.service'
import type { PaymentsService } from '../payments/payments.service'
import type { PromotionsService } from '../promotions/promotions.service'
import type { SubscriptionIntake } from '../subscriptions/subscription-intake'
import type { SavedCards } from './keep-card'
import type { SiteService } from '../sites/site.service'

export interface OrderDependencies {
  baskets: BasketService
  catalog: CatalogService
  customers: CustomerService
  inventory: InventoryService
  giftCertificates: GiftCertificateService
  payments: PaymentsService
  savedCards: SavedCards
  promotions: PromotionsService
  sites: SiteService
  mail: MailService
  subscriptions: SubscriptionIntake
  /** Origins of the storefronts to which mails link. */
  storefrontOrigins: readonly string[]
  now: () => Date
}
