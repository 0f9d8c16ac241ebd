import { BOX_STEPS, BUILDER_PATHS, type BoxBuilderName } from '@/domain/box-steps'

/** What is known of a page besides what it shows. */
export interface Page {
  /** Patterns of its addresses, without language; links lead to the first. */
  paths: readonly [string, ...string[]]
  /** Addresses below it are its own too. */
  isOpenEnded?: true
  /** For analytics (ANL-014); `content` unless named. */
  type?: string
  /** A shopper's own: rendered without being stored by any cache. */
  isPrivate?: true
  /** `robots.txt` asks crawlers to leave it out. */
  isUncrawled?: true
  /** In the sitemap once, or once for each shop. What there is of products, categories and content is listed from them. */
  sitemap?: 'once' | 'each-shop'
  /** The minimal shell of the checkout, or none at all (SHELL-015); the full one unless named. */
  shell?: 'checkout' | 'bare'
  /** Nothing may come between a shopper and the order, or its confirmation (SHELL-022). */
  isWithoutChat?: true
  /** Query parameters that change what is rendered: they are part of the page cache's key. */
  parameters?: readonly string[]
}

const LISTING = ['srule', 'sz', 'start', 'refine'] as const
const CHECKOUT = {
  type: 'checkout',
  isPrivate: true,
  isUncrawled: true,
  isWithoutChat: true,
} as const
const ACCOUNT = { type: 'account', isPrivate: true, isUncrawled: true } as const
const BOX_BUILDER = {
  type: 'custom-mix',
  parameters: ['box', 'piece', 'size', 'mix', 'name'],
} as const
const boxPaths = (builder: BoxBuilderName) =>
  BOX_STEPS.map((step) => `${BUILDER_PATHS[builder]}/${step}`)

/** Every page of the shop. The first whose pattern fits an address is the one shown there. */
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
  shipping: { paths: ['/shipping'], ...CHECKOUT, shell: 'checkout' },
  billing: { paths: ['/billing'], ...CHECKOUT, shell: 'checkout' },
  reviewOrder: { paths: ['/revieworder'], ...CHECKOUT, shell: 'checkout' },
  orderConfirmation: { paths: ['/order-confirmation'], isOpenEnded: true, ...CHECKOUT },
  trackOrder: { paths: ['/track-order'], type: 'track-order' },
  // the query of a login that `/callback` could not finish
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
  wallet: { paths: ['/wallet'], ...ACCOUNT, type: 'wallet' },
  wishList: { paths: ['/wishlist'], ...ACCOUNT, type: 'wishlist' },
  /** What a guest has saved in this browser; no account page. */
  savedProducts: { paths: ['/saved'], type: 'wishlist', isUncrawled: true },
  /** A shared wish list, for visitors who have the link: never cached, since sharing may end. */
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
    // Without an id these are product pages too: ones that say so (PDP-007).
    paths: [
      '/product/:productName/:productId([^/]*).html',
      '*/:productName/:productId([^/]*).html',
      '/:productId([^/]*).html',
    ],
    type: 'product',
    // those of variation attributes
    parameters: ['color', 'size', 'wrap', 'collection'],
  },
  /** A product whose line of the bag is changed. */
  productById: { paths: ['/products/:productId'], isUncrawled: true },
  /** Five steps, each with its address (BOX-024). */
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
  /** Never leads on by itself (ERR-012). */
  maintenance: { paths: ['/maintenance'], isUncrawled: true },
  /** The home page as editors begin with it. */
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

/** Every pattern with its page, in the order in which addresses are compared with them. */
export const pagePaths: readonly PagePath[] = namesOf(pages).flatMap((name) =>
  pages[name].paths.map((path) => ({ name, path, isExact: !pages[name].isOpenEnded })),
)

function namesOf(all: typeof pages): PageName[] {
  // an object's own keys are those of its type here: nothing else is assigned to it
  return Object.keys(all) as PageName[]
}
