import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { OperatorRight } from '@rules/operator-rights'

interface Page {
  /** Relative to the path of the back office. */
  path: string
  /** Absent for what every operator may see. */
  right?: OperatorRight
  Page: LazyExoticComponent<ComponentType>
}

/**
 * All pages; the first path that matches wins. The code of a page is loaded when the page is
 * opened.
 */
export const PAGES: readonly Page[] = [
  { path: '/home', right: 'home.read', Page: lazy(() => import('./home/home-page')) },
  { path: '/reports', right: 'reports.read', Page: lazy(() => import('./reports/reports-page')) },
  { path: '/your-login', Page: lazy(() => import('./session/your-login-page')) },
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
    Page: lazy(() => import('./editor/editor-page')),
  },
  {
    path: '/calendar',
    right: 'content.read',
    Page: lazy(() => import('./calendar/calendar-page')),
  },
  { path: '/texts', right: 'content.read', Page: lazy(() => import('./texts/texts-page')) },
  { path: '/media', right: 'content.read', Page: lazy(() => import('./media/media-page')) },
  {
    path: '/media/picture',
    right: 'content.read',
    Page: lazy(() => import('./media/picture-page')),
  },
  { path: '/counter', right: 'counter.read', Page: lazy(() => import('./counter/counter-page')) },
  {
    path: '/counter/:shopId/:orderNo/:shipmentId',
    right: 'counter.read',
    Page: lazy(() => import('./counter/pickup-page')),
  },
  {
    path: '/counter/:shopId/pick-list',
    right: 'counter.read',
    Page: lazy(() => import('./counter/print-page')),
  },
  {
    path: '/counter/:shopId/stock',
    right: 'counter.read',
    Page: lazy(() => import('./counter/stock-page')),
  },
  { path: '/orders', right: 'orders.read', Page: lazy(() => import('./orders/orders-page')) },
  {
    path: '/orders/papers',
    right: 'orders.read',
    Page: lazy(() => import('./papers/papers-page')),
  },
  {
    path: '/orders/labels',
    right: 'orders.read',
    Page: lazy(() => import('./papers/labels-page')),
  },
  {
    path: '/orders/tracking',
    right: 'orders.read',
    Page: lazy(() => import('./orders/tracking-page')),
  },
  {
    path: '/orders/:orderNo',
    right: 'orders.read',
    Page: lazy(() => import('./orders/order-page')),
  },
  {
    path: '/phone-orders',
    right: 'phone-orders.read',
    Page: lazy(() => import('./phone-orders/phone-orders-page')),
  },
  {
    path: '/phone-orders/:id',
    right: 'phone-orders.read',
    Page: lazy(() => import('./phone-orders/phone-order-page')),
  },
  { path: '/claims', right: 'claims.read', Page: lazy(() => import('./claims/claims-page')) },
  { path: '/claims/:id', right: 'claims.read', Page: lazy(() => import('./claims/claim-page')) },
  { path: '/mails', right: 'mails.read', Page: lazy(() => import('./mails/mails-page')) },
  { path: '/mails/:id', right: 'mails.read', Page: lazy(() => import('./mails/mail-page')) },
  {
    path: '/messages',
    right: 'messages.read',
    Page: lazy(() => import('./messages/messages-page')),
  },
  {
    path: '/messages/:id',
    right: 'messages.read',
    Page: lazy(() => import('./messages/message-page')),
  },
  {
    path: '/customers',
    right: 'customers.read',
    Page: lazy(() => import('./customers/customers-page')),
  },
  {
    path: '/customers/:customerNo',
    right: 'customers.read',
    Page: lazy(() => import('./customers/customer-page')),
  },
  {
    path: '/products',
    right: 'catalog.read',
    Page: lazy(() => import('./products/products-page')),
  },
  {
    path: '/products/:productId',
    right: 'catalog.read',
    Page: lazy(() => import('./products/product-page')),
  },
  {
    path: '/promotions',
    right: 'promotions.read',
    Page: lazy(() => import('./promotions/promotions-page')),
  },
  {
    path: '/promotions/explain',
    right: 'promotions.read',
    Page: lazy(() => import('./promotions/explanation-page')),
  },
  {
    path: '/promotions/:siteId/:promotionId',
    right: 'promotions.read',
    Page: lazy(() => import('./promotions/promotion-page')),
  },
  {
    path: '/coupons',
    right: 'promotions.read',
    Page: lazy(() => import('./coupons/coupons-page')),
  },
  {
    path: '/coupons/:siteId/:couponId',
    right: 'promotions.read',
    Page: lazy(() => import('./coupons/coupon-page')),
  },
  {
    path: '/gift-cards',
    right: 'gift-cards.read',
    Page: lazy(() => import('./gift-cards/gift-cards-page')),
  },
  {
    path: '/gift-cards/:id',
    right: 'gift-cards.read',
    Page: lazy(() => import('./gift-cards/gift-card-page')),
  },
  { path: '/shops', right: 'shops.read', Page: lazy(() => import('./shops/shops-page')) },
  { path: '/shops/:id', right: 'shops.read', Page: lazy(() => import('./shops/shop-page')) },
  {
    path: '/subscriptions',
    right: 'subscriptions.read',
    Page: lazy(() => import('./subscriptions/subscriptions-page')),
  },
  {
    path: '/subscriptions/:id',
    right: 'subscriptions.read',
    Page: lazy(() => import('./subscriptions/subscription-page')),
  },
  { path: '/reviews', right: 'reviews.read', Page: lazy(() => import('./reviews/reviews-page')) },
  {
    path: '/page-speed',
    right: 'page-speed.read',
    Page: lazy(() => import('./page-speed/page-speed-page')),
  },
  { path: '/changes', right: 'changes.read', Page: lazy(() => import('./changes/changes-page')) },
  {
    path: '/operators',
    right: 'operators.read',
    Page: lazy(() => import('./operators/operators-page')),
  },
  { path: '/imports', right: 'imports.read', Page: lazy(() => import('./imports/imports-page')) },
  {
    path: '/imports/:id',
    right: 'imports.read',
    Page: lazy(() => import('./imports/import-page')),
  },
  {
    path: '/preferences',
    right: 'preferences.read',
    Page: lazy(() => import('./preferences/preferences-page')),
  },
  {
    path: '/preferences/:siteId/:name',
    right: 'preferences.read',
    Page: lazy(() => import('./preferences/preference-page')),
  },
]
