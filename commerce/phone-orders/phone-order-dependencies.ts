import type { BasketService } from '../baskets/basket.service'
import type { CatalogService } from '../catalog/catalog.service'
import type { CustomerService } from '../customers/customer.service'
import type { InventoryService } from '../inventory/inventory.service'
import type { MailService } from '../mail/mail.service'
import type { OrderService } from '../orders/order.service'
import type { PricingService } from '../pricing/pricing.service'
import type { PickupShopService } from '../shops/pickup-shop.service'
import type { SiteService } from '../sites/site.service'

export interface PhoneOrderDependencies {
  baskets: BasketService
  catalog: CatalogService
  customers: CustomerService
  inventory: InventoryService
  mail: MailService
  orders: OrderService
  pickupShops: PickupShopService
  pricing: PricingService
  sites: SiteService
  storefrontOrigins: readonly string[]
  now: () => Date
}
