import type { BasketService } from '../baskets/basket.service'
import { createClaimOffice, type ClaimOffice } from '../claims/claim-office'
import type { ClaimDependencies } from '../claims/make-claim'
import type { Config } from '../config'
import type { Db } from '../db/client'
import {
  createExplanationService,
  type ExplanationService,
} from '../explanations/explanation.service'
import { createGiftCardOffice, type GiftCardOffice } from '../gift-certificates/gift-card-office'
import type { IssuingDependencies } from '../gift-certificates/issue-gift-certificates'
import { createImportOffice, type ImportOffice } from '../import/office/import-office'
import type { InventoryService } from '../inventory/inventory.service'
import {
  createMerchandiseService,
  type MerchandiseService,
} from '../merchandise/merchandise.service'
import { createOperatorServices, type OperatorServices } from '../operators/operator-services'
import type { OrderService } from '../orders/order.service'
import type { PhoneOrderDependencies } from '../phone-orders/phone-order-dependencies'
import { createPhoneOrderOffice, type PhoneOrderOffice } from '../phone-orders/phone-order-office'
import type { PricingService } from '../pricing/pricing.service'
import { createCouponOffice, type CouponOffice } from '../promotions/coupon-office'
import type { PromotionsService } from '../promotions/promotions.service'
import {
  createSubscriptionOffice,
  type SubscriptionOffice,
} from '../subscriptions/subscription-office'
import type { SubscriptionService } from '../subscriptions/subscription.service'
import { createMessageOffice, type MessageOffice } from '../service-cases/message-office'
import { createShopOffice, type ShopOffice } from '../shops/shop-office'
import { createPreferenceOffice, type PreferenceOffice } from '../sites/preference-office'

export interface OfficeServices extends OperatorServices {
  merchandise: MerchandiseService
  explanations: ExplanationService
  coupons: CouponOffice
  giftCards: GiftCardOffice
  claimOffice: ClaimOffice
  messages: MessageOffice
  phoneOrders: PhoneOrderOffice
  shopOffice: ShopOffice
  subscriptionOffice: SubscriptionOffice
  preferences: PreferenceOffice
  imports: ImportOffice
}

interface Dependencies
  extends IssuingDependencies, Omit<ClaimDependencies, 'orders'>, PhoneOrderDependencies {
  config: Config
  baskets: BasketService
  inventory: InventoryService
  orders: OrderService
  pricing: PricingService
  promotions: PromotionsService
  subscriptions: SubscriptionService
}

export function createOfficeServices(db: Db, dependencies: Dependencies): OfficeServices {
  return {
    ...createOperatorServices(db, dependencies),
    merchandise: createMerchandiseService(db, dependencies),
    explanations: createExplanationService(db, dependencies),
    coupons: createCouponOffice(db, dependencies),
    giftCards: createGiftCardOffice(db, dependencies),
    claimOffice: createClaimOffice(db, dependencies),
    messages: createMessageOffice(db, dependencies),
    phoneOrders: createPhoneOrderOffice(db, dependencies),
    shopOffice: createShopOffice(db, dependencies),
    subscriptionOffice: createSubscriptionOffice(db, dependencies),
    preferences: createPreferenceOffice(db, dependencies),
    imports: createImportOffice(db, dependencies),
  }
}
