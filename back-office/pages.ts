import { lazy, type ComponentType } from 'react'
import type { OperatorRight } from '@rules/operator-rights'

interface Page {
  /** Relative to the path of the back office. */
  path: string
  right: OperatorRight
  Page: ComponentType
}

/**
 * All pages; the first path that matches wins. The code of a page is loaded when the page is
 * opened.
 */
export const PAGES: readonly Page[] = [
  {
    path: '/content',
    right: 'content.read',
    Page: lazy(async () => ({
      default: (await import('./list/content-list-page')).ContentListPage,
    })),
  },
  {
    path: '/content/:id',
    right: 'content.read',
    Page: lazy(async () => ({ default: (await import('./editor/editor-page')).EditorPage })),
  },
  {
    path: '/orders',
    right: 'orders.read',
    Page: lazy(async () => ({ default: (await import('./orders/orders-page')).OrdersPage })),
  },
  {
    path: '/orders/:orderNo',
    right: 'orders.read',
    Page: lazy(async () => ({ default: (await import('./orders/order-page')).OrderPage })),
  },
  {
    path: '/mails',
    right: 'mails.read',
    Page: lazy(async () => ({ default: (await import('./mails/mails-page')).MailsPage })),
  },
  {
    path: '/mails/:id',
    right: 'mails.read',
    Page: lazy(async () => ({ default: (await import('./mails/mail-page')).MailPage })),
  },
  {
    path: '/messages',
    right: 'messages.read',
    Page: lazy(async () => ({ default: (await import('./messages/messages-page')).MessagesPage })),
  },
  {
    path: '/messages/:id',
    right: 'messages.read',
    Page: lazy(async () => ({ default: (await import('./messages/message-page')).MessagePage })),
  },
  {
    path: '/customers',
    right: 'customers.read',
    Page: lazy(async () => ({
      default: (await import('./customers/customers-page')).CustomersPage,
    })),
  },
  {
    path: '/customers/:customerNo',
    right: 'customers.read',
    Page: lazy(async () => ({ default: (await import('./customers/customer-page')).CustomerPage })),
  },
  {
    path: '/products',
    right: 'catalog.read',
    Page: lazy(async () => ({ default: (await import('./products/products-page')).ProductsPage })),
  },
  {
    path: '/products/:productId',
    right: 'catalog.read',
    Page: lazy(async () => ({ default: (await import('./products/product-page')).ProductPage })),
  },
  {
    path: '/promotions',
    right: 'promotions.read',
    Page: lazy(async () => ({
      default: (await import('./promotions/promotions-page')).PromotionsPage,
    })),
  },
  {
    path: '/promotions/explain',
    right: 'promotions.read',
    Page: lazy(async () => ({
      default: (await import('./promotions/explanation-page')).ExplanationPage,
    })),
  },
  {
    path: '/promotions/:siteId/:promotionId',
    right: 'promotions.read',
    Page: lazy(async () => ({
      default: (await import('./promotions/promotion-page')).PromotionPage,
    })),
  },
  {
    path: '/coupons',
    right: 'promotions.read',
    Page: lazy(async () => ({ default: (await import('./coupons/coupons-page')).CouponsPage })),
  },
  {
    path: '/coupons/:siteId/:couponId',
    right: 'promotions.read',
    Page: lazy(async () => ({ default: (await import('./coupons/coupon-page')).CouponPage })),
  },
  {
    path: '/gift-cards',
    right: 'gift-cards.read',
    Page: lazy(async () => ({
      default: (await import('./gift-cards/gift-cards-page')).GiftCardsPage,
    })),
  },
  {
    path: '/gift-cards/:id',
    right: 'gift-cards.read',
    Page: lazy(async () => ({
      default: (await import('./gift-cards/gift-card-page')).GiftCardPage,
    })),
  },
  {
    path: '/shops',
    right: 'shops.read',
    Page: lazy(async () => ({ default: (await import('./shops/shops-page')).ShopsPage })),
  },
  {
    path: '/shops/:id',
    right: 'shops.read',
    Page: lazy(async () => ({ default: (await import('./shops/shop-page')).ShopPage })),
  },
  {
    path: '/subscriptions',
    right: 'subscriptions.read',
    Page: lazy(async () => ({
      default: (await import('./subscriptions/subscriptions-page')).SubscriptionsPage,
    })),
  },
  {
    path: '/subscriptions/:id',
    right: 'subscriptions.read',
    Page: lazy(async () => ({
      default: (await import('./subscriptions/subscription-page')).SubscriptionPage,
    })),
  },
  {
    path: '/reviews',
    right: 'reviews.read',
    Page: lazy(async () => ({ default: (await import('./reviews/reviews-page')).ReviewsPage })),
  },
  {
    path: '/page-speed',
    right: 'page-speed.read',
    Page: lazy(async () => ({
      default: (await import('./page-speed/page-speed-page')).PageSpeedPage,
    })),
  },
  {
    path: '/changes',
    right: 'changes.read',
    Page: lazy(async () => ({ default: (await import('./changes/changes-page')).ChangesPage })),
  },
  {
    path: '/operators',
    right: 'operators.read',
    Page: lazy(async () => ({
      default: (await import('./operators/operators-page')).OperatorsPage,
    })),
  },
  {
    path: '/imports',
    right: 'imports.read',
    Page: lazy(async () => ({ default: (await import('./imports/imports-page')).ImportsPage })),
  },
  {
    path: '/imports/:id',
    right: 'imports.read',
    Page: lazy(async () => ({ default: (await import('./imports/import-page')).ImportPage })),
  },
  {
    path: '/preferences',
    right: 'preferences.read',
    Page: lazy(async () => ({
      default: (await import('./preferences/preferences-page')).PreferencesPage,
    })),
  },
  {
    path: '/preferences/:siteId/:name',
    right: 'preferences.read',
    Page: lazy(async () => ({
      default: (await import('./preferences/preference-page')).PreferencePage,
    })),
  },
]
