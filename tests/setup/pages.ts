/** A category of each site, and words that a search on the site finds. */
export const sitePages = {
  brindille: { category: 'truffles', categoryName: 'Truffles', words: 'truffle' },
  'brindille-volume': {
    category: 'corporate-gifts',
    categoryName: 'Corporate Gifts',
    words: 'truffle',
  },
  'brindille-fundraising': {
    category: 'fundraising',
    categoryName: 'Fundraising',
    words: 'chocolate',
  },
} as const

export type SiteId = keyof typeof sitePages

/** Pages that editors compose of blocks, and the types of their structured data. */
export const contentPages = [
  { path: '/blog/how-a-truffle-is-made', heading: /truffle/i, data: ['BlogPosting'] },
  { path: '/recipes/cocoa-dusted-truffles', heading: /Cocoa-Dusted Truffles/, data: ['Recipe'] },
  { path: '/help/faq', heading: /Questions/, data: ['FAQPage'] },
  { path: '/christmas', heading: /\S/, data: [] },
] as const

const boxBuilder = { path: '/build-a-box/start', heading: /Build a Box/ } as const
const shopPage = { path: '/chocolateshops/101', heading: /Maiden Lane/ } as const

/** Returns the public pages that a site serves. Product addresses are looked up in a listing. */
export function publicPages(siteId: SiteId) {
  const { category, categoryName, words } = sitePages[siteId]
  // Pages that all sites share are tested on one site only.
  const shared = siteId === 'brindille' ? [...contentPages, boxBuilder, shopPage] : []
  return [
    ...shared.map(({ path, heading }) => ({ path, heading })),
    { path: '/', heading: /\S/ },
    { path: `/category/${category}`, heading: new RegExp(categoryName) },
    { path: `/search?q=${words}`, heading: new RegExp(words) },
    { path: '/chocolateshops', heading: /chocolate shops/i },
    { path: '/help/shipping-rates', heading: /shipping/i },
    { path: '/emailsignup', heading: /Join The Sweet List/ },
  ]
}

export const missingPages = [
  { path: '/no-such-page', text: 'Oh fudge!' },
  { path: '/category/no-such-category', text: 'Oh fudge!' },
  { path: '/product/nothing/nope.html', text: 'Oh fudge!' },
  { path: '/404', text: "Well, this isn't pretty." },
] as const

export const privatePages = [
  '/cart',
  '/shipping',
  '/billing',
  '/revieworder',
  '/order-confirmation',
  '/pay',
  '/login',
  '/register',
  '/new-password-form',
  '/account-confirmation',
  '/account',
  '/orders',
  '/order-details/:orderNo',
  '/subscriptions',
  '/addressbook',
  '/wallet',
  '/wishlist',
  '/profile',
  '/preferences',
  '/account-data',
] as const

/** Pages for editors only. */
export const editorPages = ['/admin/preview', '/admin/preview/compare', '/admin/visualization']

/** Caches must not store these pages either; without the id of a shared list they return 404. */
export const sharedPages = ['/wishlist/shared/:shareId'] as const

/** Returns a product's address from a listing. */
export function productPathIn(html: string): string {
  const listing = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  const match = /href="(\/[^"]+\.html)(?:\?[^"]*)?"/.exec(listing)
  if (!match?.[1]) throw new Error('The listing links to no product.')
  return match[1]
}
