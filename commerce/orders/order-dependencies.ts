import type { BasketService } from '../baskets/basket.service'
import type { CatalogService } from '../catalog/catalog.service'
import type { CustomerService } from '../customers/customer.service'
import type { GiftCertificateService } from '../gift-certificates/gift-certificate.service'
import type { InventoryService } from '../inventory/inventory.service'
import type { MailService } from '../mail/mail.service'
import type { PaymentsService } from '../payments/payments.service'
import type { PromotionsService } from '../promotions/promotions.service'
import type { Db, Trx } from '../db/client'
import type { OrderDocument } from './order-document.schemas'
import type { ClaimedPieces } from './pieces-left'
import type { StoredOrder } from './order.repository'
import type { SavedCards } from './keep-card'
import type { SiteService } from '../sites/site.service'

interface PlacedOrder {
  orderNo: string
  siteId: string
  customerId: string
  document: Pick<OrderDocument, 'basket' | 'custom' | 'isGuest' | 'locale'>
}

/** Begins and ends subscriptions with their orders. Every call uses the caller's transaction. */
export interface SubscriptionIntake {
  /**
   * Begins the subscriptions that a customer chose in a placed order. Repeated calls do not begin
   * them twice.
   */
  begin(trx: Trx, order: PlacedOrder): Promise<void>
  endOf(trx: Trx, orderNo: string): Promise<void>
  /** The lines of an order whose subscriptions have not ended. */
  listSubscribed(trx: Trx, orderNo: string): Promise<string[]>
}

/** What shoppers claimed of orders. */
export interface ClaimsOfOrders {
  /** Without those that hold back nobody: their claimant may be anybody, and nobody has decided. */
  list(db: Db | Trx, orderNo: string): Promise<ClaimedPieces[]>
  /** How many pieces of which lines may be sent back now. */
  listReturnable(order: StoredOrder): Promise<ReadonlyMap<string, number>>
  /** A person decides again on the claim that a refund settled which the gateway refuses. */
  reopen(trx: Trx, refund: { orderNo: string; refundId: string }): Promise<void>
}

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
  claimsOfOrders: ClaimsOfOrders
  /** Origins of the storefronts to which mails link. */
  storefrontOrigins: readonly string[]
  /** The address at which browsers reach the engine. */
  publicOrigin: string
  now: () => Date
}
