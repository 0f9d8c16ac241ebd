import loadable from '@loadable/component'
import { keepLoader } from '@/lib/keep-loader'
import type { RouteDefinition } from '@/types/route-definition'

const Home = keepLoader(loadable(() => import('@/pages/home/home-page')))
const Search = keepLoader(loadable(() => import('@/pages/search/search-page')))
const Category = keepLoader(loadable(() => import('@/pages/category/category-page')))
const Product = keepLoader(loadable(() => import('@/pages/product/product-page')))
const BuildABox = keepLoader(loadable(() => import('@/pages/build-a-box/build-a-box-page')))
const Cart = keepLoader(loadable(() => import('@/pages/cart/cart-page')))
const CheckoutShipping = keepLoader(
  loadable(() => import('@/pages/checkout-shipping/checkout-shipping-page')),
)
const CheckoutBilling = keepLoader(
  loadable(() => import('@/pages/checkout-billing/checkout-billing-page')),
)
const CheckoutReview = keepLoader(
  loadable(() => import('@/pages/checkout-review/checkout-review-page')),
)
const OrderConfirmation = loadable(
  () => import('@/pages/order-confirmation/order-confirmation-page'),
)
const TrackOrder = keepLoader(loadable(() => import('@/pages/track-order/track-order-page')))
const LogIn = keepLoader(loadable(() => import('@/pages/login/login-page')))
const Register = keepLoader(loadable(() => import('@/pages/register/register-page')))
const Account = keepLoader(loadable(() => import('@/pages/account/account-page')))
const Shops = keepLoader(loadable(() => import('@/pages/shops/shops-page')))
const Shop = keepLoader(loadable(() => import('@/pages/shop/shop-page')))
const ComponentGuide = loadable(() => import('@/pages/component-guide/component-guide-page'))
const EmailSignup = loadable(() => import('@/pages/email-signup/email-signup-page'))
const NotFound = keepLoader(loadable(() => import('@/pages/not-found/not-found-page')))
const Maintenance = keepLoader(loadable(() => import('@/pages/maintenance/maintenance-page')))
const ContentPage = keepLoader(loadable(() => import('@/pages/content-page/content-page')))

/** Which page answers which address (D1 §2). The first row that matches wins. */
const routes: RouteDefinition[] = [
  { path: '/', component: Home, exact: true },
  { path: '/search', component: Search, exact: true },
  { path: '/category/:categoryId', component: Category, exact: true },
  { path: '/cart', component: Cart, exact: true, isPrivate: true },
  { path: '/shipping', component: CheckoutShipping, exact: true, isPrivate: true },
  { path: '/billing', component: CheckoutBilling, exact: true, isPrivate: true },
  { path: '/revieworder', component: CheckoutReview, exact: true, isPrivate: true },
  { path: '/order-confirmation', component: OrderConfirmation, isPrivate: true },
  { path: '/track-order', component: TrackOrder, exact: true },
  { path: '/login', component: LogIn, exact: true, isPrivate: true },
  { path: '/register', component: Register, exact: true, isPrivate: true },
  { path: '/account', component: Account, exact: true, isPrivate: true },
  // Without an id these are product pages too: ones that say so (D1 §8).
  { path: '/product/:productName/:productId([^/]*).html', component: Product, exact: true },
  { path: '*/:productName/:productId([^/]*).html', component: Product, exact: true },
  { path: '/:productId([^/]*).html', component: Product, exact: true },
  { path: '/products/:productId', component: Product, exact: true },
  { path: '/build-a-box/start', component: BuildABox, exact: true },
  { path: '/lollipops/build-a-box/start', component: BuildABox, exact: true },
  { path: '/chocolateshops', component: Shops, exact: true },
  { path: '/chocolateshops/:shopId', component: Shop, exact: true },
  { path: '/emailsignup', component: EmailSignup, exact: true },
  { path: '/component-guide', component: ComponentGuide },
  { path: '/404', component: NotFound, exact: true },
  { path: '/maintenance', component: Maintenance, exact: true },
  { path: '*', component: ContentPage },
]

export default routes
