import { BOX_STEPS, BUILDER_PATHS, type BoxBuilderName } from '@/rules/box-steps'

/** The properties of a page, except its component. */
export interface Page {
  /** Path patterns, without language; links use the first. */
  paths: readonly [string, ...string[]]
  /** Paths below these belong to the page too. */
  isOpenEnded?: true
  /** Page type for analytics (ANL-014); default: `content`. */
  type?: string
  /** A page with the shopper's own data: no cache may store it. */
  isPrivate?: true
  /** `robots.txt` excludes it from crawling. */
  isUncrawled?: true
  /**
   * Listed in the sitemap once, or once for each shop. Products, categories and content are listed
   * from their data instead.
   */
  sitemap?: 'once' | 'each-shop'
  /** The checkout's minimal shell, or none at all (SHELL-015); default: the full one. */
  shell?: 'checkout' | 'bare'
  /** No chat may distract a shopper from the order or its confirmation (SHELL-022). */
  isWithoutChat?: true
  /** A card is typed or charged here: outside scripts of other purposes stay off. */
  isPayment?: true
  /** Query parameters that affect rendering: they are part of the page cache's key. */
  parameters?: readonly string[]
}

const LISTING = ['srule', 'sz', 'start', 'refine'] as const
const CHECKOUT = {
  type: 'checkout',
  isPrivate: true,
  isUncrawled: true,
  isWithoutChat: true,
} as const
const PAYMENT = { shell: 'checkout', isPayment: true } as const
const ACCOUNT = { type: 'account', isPrivate: true, isUncrawled: true } as const
const BOX_BUILDER = {
  type: 'custom-mix',
  parameters: ['box', 'piece', 'size', 'mix', 'places', 'name'],
} as const
const boxPaths = (builder: BoxBuilderName) =>
  BOX_STEPS.map((step) => `${BUILDER_PATHS[builder]}/${step}`)

/** Every page of the shop. A path belongs to the first page with a matching pattern. */
const definitions = {
  home: { paths: ['/'], type: 'homepage', sitemap: 'once' },
  search: {
    paths: ['/search'],
    type: 'search results',
    isUncrawled: true,
    parameters: ['q', ...LISTING],
  },
  category: { paths: ['/category/:categoryId'], type: 'category', parameters: LISTING },
  bag: {
    paths: ['/cart'],
    type: 'cart',
    isPrivate: true,
    isUncrawled: true,
    isWithoutChat: true,
  },
  shipping: { paths: ['/shipping'], ...CHECKOUT, ...PAYMENT },
  billing: { paths: ['/billing'], ...CHECKOUT, ...PAYMENT },
  reviewOrder: { paths: ['/revieworder'], ...CHECKOUT, ...PAYMENT },
  orderConfirmation: { paths: ['/order-confirmation'], isOpenEnded: true, ...CHECKOUT },
  /** Pays for a change of an order, by a mail's link. */
  payChange: { paths: ['/pay'], ...CHECKOUT, ...PAYMENT },
  trackOrder: { paths: ['/track-order'], type: 'track-order' },
  orderClaim: { paths: ['/order-claim'], type: 'track-order', isUncrawled: true },
  orderReturn: { paths: ['/order-return'], type: 'track-order', isUncrawled: true },
  // set after a login that `/callback` could not finish
  login: { paths: ['/login'], ...ACCOUNT, parameters: ['unfinished'] },
  register: { paths: ['/register'], ...ACCOUNT },
  newPassword: { paths: ['/new-password-form'], ...ACCOUNT },
  accountConfirmation: { paths: ['/account-confirmation'], ...ACCOUNT },
  account: { paths: ['/account'], ...ACCOUNT },
  orders: { paths: ['/orders'], ...ACCOUNT, type: 'orders' },
  orderDetails: {
    paths: ['/order-details/:orderNo'],
    isOpenEnded: true,
    ...ACCOUNT,
    type: 'order-details',
  },
  subscriptions: { paths: ['/subscriptions'], ...ACCOUNT, type: 'subscriptions' },
  addressBook: { paths: ['/addressbook'], ...ACCOUNT, type: 'addressbook' },
  wallet: { paths: ['/wallet'], ...ACCOUNT, type: 'wallet', isPayment: true },
  wishList: { paths: ['/wishlist'], ...ACCOUNT, type: 'wishlist' },
  /** Products that a guest has saved in this browser; not an account page. */
  savedProducts: { paths: ['/saved'], type: 'wishlist', isUncrawled: true },
  /** A shared wish list, for visitors with the link. Never cached, because sharing may end. */
  sharedWishList: {
    paths: ['/wishlist/shared/:shareId'],
    type: 'wishlist',
    isPrivate: true,
    isUncrawled: true,
  },
  profile: { paths: ['/profile'], ...ACCOUNT, type: 'profile' },
  preferences: { paths: ['/preferences'], ...ACCOUNT, type: 'preferences' },
  accountData: { paths: ['/account-data'], ...ACCOUNT },
  product: {
    // Paths without an id belong to this page too; it then shows that the product was not found
    // (PDP-007).
    paths: [
      '/product/:productName/:productId([^/]*).html',
      '*/:productName/:productId([^/]*).html',
      '/:productId([^/]*).html',
    ],
    type: 'product',
    // parameters of variation attributes
    parameters: ['color', 'size', 'wrap', 'collection'],
  },
  /** A product page that changes a line of the bag. */
  productById: { paths: ['/products/:productId'], isUncrawled: true },
  /** Five steps, each with its own path (BOX-024). */
  boxBuilder: { paths: ['/build-a-box/start', ...boxPaths('box').slice(1)], ...BOX_BUILDER },
  lollypopBuilder: {
    paths: ['/lollipops/build-a-box/start', ...boxPaths('lollypop').slice(1)],
    ...BOX_BUILDER,
  },
  shops: {
    paths: ['/chocolateshops'],
    sitemap: 'once',
    parameters: ['query', 'shop', 'zip', 'range', 'state'],
  },
  shop: { paths: ['/chocolateshops/:shopId'], sitemap: 'each-shop' },
  emailSignup: { paths: ['/emailsignup'], sitemap: 'once' },
  eGiftCards: { paths: ['/e-gift-cards'], sitemap: 'once' },
  componentGuide: { paths: ['/component-guide'], isOpenEnded: true, isUncrawled: true },
  notFound: { paths: ['/404'], type: 'error' },
  /** Never redirects by itself (ERR-012). */
  maintenance: { paths: ['/maintenance'], isUncrawled: true },
  preview: { paths: ['/admin/preview'], type: 'homepage', isPrivate: true },
  previewCompare: { paths: ['/admin/preview/compare'], shell: 'bare', isPrivate: true },
  visualization: { paths: ['/admin/visualization'], shell: 'bare', isPrivate: true },
  content: { paths: ['*'], parameters: ['submit'] },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof definitions

export const pages: Readonly<Record<PageName, Page>> = definitions

export interface PagePath {
  name: PageName
  path: string
  isExact: boolean
}

/** Every pattern with its page, in matching order. */
export const pagePaths: readonly PagePath[] = namesOf(pages).flatMap((name) =>
  pages[name].paths.map((path) => ({ name, path, isExact: !pages[name].isOpenEnded })),
)

function namesOf(all: typeof pages): PageName[] {
  // nothing else is assigned to the type, so its keys are the object's own
  return Object.keys(all) as PageName[]
}
