import loadable, { type LoadableComponent } from '@loadable/component'
import { keepLoader } from '@/lib/keep-loader'
import { pagePaths, pages, type PageName } from '@/site/pages'
import type { RouteDefinition } from '@/types/route-definition'

const Home = keepLoader(loadable(() => import('@/pages/home/home-page')))
const Product = keepLoader(loadable(() => import('@/pages/product/product-page')))
const BuildABox = keepLoader(loadable(() => import('@/pages/build-a-box/build-a-box-page')))
const ContentPage = keepLoader(loadable(() => import('@/pages/content-page/content-page')))

/** The component of each page of `site/pages`; a page that fetches data needs `keepLoader`. */
const components: Readonly<Record<PageName, LoadableComponent<object>>> = {
  home: Home,
  search: keepLoader(loadable(() => import('@/pages/search/search-page'))),
  category: keepLoader(loadable(() => import('@/pages/category/category-page'))),
  bag: keepLoader(loadable(() => import('@/pages/cart/cart-page'))),
  shipping: keepLoader(loadable(() => import('@/pages/checkout-shipping/checkout-shipping-page'))),
  billing: keepLoader(loadable(() => import('@/pages/checkout-billing/checkout-billing-page'))),
  reviewOrder: keepLoader(loadable(() => import('@/pages/checkout-review/checkout-review-page'))),
  orderConfirmation: loadable(() => import('@/pages/order-confirmation/order-confirmation-page')),
  payChange: loadable(() => import('@/pages/pay-change/pay-change-page')),
  trackOrder: keepLoader(loadable(() => import('@/pages/track-order/track-order-page'))),
  orderClaim: loadable(() => import('@/pages/order-claim/order-claim-page')),
  orderReturn: loadable(() => import('@/pages/order-claim/order-return-page')),
  login: keepLoader(loadable(() => import('@/pages/login/login-page'))),
  register: keepLoader(loadable(() => import('@/pages/register/register-page'))),
  newPassword: loadable(() => import('@/pages/new-password/new-password-page')),
  accountConfirmation: loadable(
    () => import('@/pages/account-confirmation/account-confirmation-page'),
  ),
  account: loadable(() => import('@/pages/account/account-page')),
  orders: loadable(() => import('@/pages/orders/orders-page')),
  orderDetails: loadable(() => import('@/pages/order-details/order-details-page')),
  subscriptions: loadable(() => import('@/pages/subscriptions/subscriptions-page')),
  addressBook: loadable(() => import('@/pages/address-book/address-book-page')),
  wallet: loadable(() => import('@/pages/wallet/wallet-page')),
  wishList: loadable(() => import('@/pages/wish-list/wish-list-page')),
  savedProducts: loadable(() => import('@/pages/saved-products/saved-products-page')),
  sharedWishList: keepLoader(
    loadable(() => import('@/pages/shared-wish-list/shared-wish-list-page')),
  ),
  profile: loadable(() => import('@/pages/profile/profile-page')),
  preferences: loadable(() => import('@/pages/preferences/preferences-page')),
  accountData: loadable(() => import('@/pages/account-data/account-data-page')),
  product: Product,
  productById: Product,
  boxBuilder: BuildABox,
  lollypopBuilder: BuildABox,
  shops: keepLoader(loadable(() => import('@/pages/shops/shops-page'))),
  shop: keepLoader(loadable(() => import('@/pages/shop/shop-page'))),
  eGiftCards: keepLoader(loadable(() => import('@/pages/e-gift-cards/e-gift-cards-page'))),
  emailSignup: loadable(() => import('@/pages/email-signup/email-signup-page')),
  componentGuide: loadable(() => import('@/pages/component-guide/component-guide-page')),
  notFound: keepLoader(loadable(() => import('@/pages/not-found/not-found-page'))),
  maintenance: keepLoader(loadable(() => import('@/pages/maintenance/maintenance-page'))),
  preview: Home,
  previewCompare: loadable(() => import('@/pages/preview-compare/preview-compare-page')),
  visualization: keepLoader(loadable(() => import('@/pages/visualization/visualization-page'))),
  content: ContentPage,
}

/** Which page is shown at which path. The first row that matches wins. */
const routes: RouteDefinition[] = pagePaths.map(({ name, path, isExact }) => ({
  path,
  exact: isExact,
  component: components[name],
  isPrivate: pages[name].isPrivate,
}))

export default routes
