/** The pages that every site serves, with what a reader must find on them. Product addresses are looked up. */
export const publicPages = [
  { path: '/', status: 200, heading: /\S/ },
  { path: '/category/truffles', status: 200, heading: /Truffles/ },
  { path: '/search?q=truffle', status: 200, heading: /truffle/i },
  { path: '/help/shipping-rates', status: 200, heading: /shipping/i },
] as const

export const missingPages = [
  { path: '/no-such-page', text: 'Oh fudge!' },
  { path: '/category/no-such-category', text: 'Oh fudge!' },
  { path: '/product/nothing/nope.html', text: 'Oh fudge!' },
  { path: '/404', text: 'Well, this isn’t pretty.' },
] as const

export const privatePages = [
  '/cart',
  '/shipping',
  '/billing',
  '/revieworder',
  '/order-confirmation',
] as const

/** A product's address, read from a listing as a shopper would find it. */
export function productPathIn(html: string): string {
  const match = /href="(\/[^"]+\.html)(?:\?[^"]*)?"/.exec(html)
  if (!match?.[1]) throw new Error('The listing links to no product.')
  return match[1]
}
