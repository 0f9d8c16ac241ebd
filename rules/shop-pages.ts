/** Pages of the shop that are always there, for links of editors; content pages have items. */
export const SHOP_PAGES: readonly { path: string; name: string }[] = [
  { path: '/', name: 'Home' },
  { path: '/search', name: 'Search' },
  { path: '/cart', name: 'Bag' },
  { path: '/build-a-box/start', name: 'Build a box' },
  { path: '/lollipops/build-a-box/start', name: 'Build a lollipop box' },
  { path: '/e-gift-cards', name: 'Gift cards by e-mail' },
  { path: '/chocolateshops', name: 'Our shops' },
  { path: '/emailsignup', name: 'E-mail sign-up' },
  { path: '/track-order', name: 'Track an order' },
  { path: '/login', name: 'Log in' },
  { path: '/register', name: 'Create an account' },
  { path: '/account', name: 'Account' },
  { path: '/orders', name: 'Orders' },
  { path: '/subscriptions', name: 'Subscriptions' },
  { path: '/wishlist', name: 'Wish list' },
  { path: '/saved', name: 'Saved products' },
  { path: '/preferences', name: 'E-mail preferences' },
  { path: '/profile', name: 'Profile' },
  { path: '/addressbook', name: 'Address book' },
  { path: '/wallet', name: 'Saved cards' },
]

/** Sheets that open over any page; without scripts the link opens the page. */
export const SHOP_SHEETS: readonly { address: string; name: string }[] = [
  { address: '/emailsignup#subscribe-for-free', name: 'E-mail sign-up' },
  { address: '/contact-us#find-a-concierge', name: 'Find a concierge' },
  { address: '/contact-us#digital-catalog', name: 'Digital catalog' },
]
