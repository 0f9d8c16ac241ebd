/*
 * Links in the markup of archives, in the notation of B2C Commerce: `images/a.jpg?$staticlink$`,
 * `$url('Product-Show', 'pid', 'x')$`, `$include('Page-Include', 'cid', 'x')$`.
 */

const QUOTE = `(?:'|"|&quot;|&#39;|&#x27;|&apos;)`
const CALL = /\$(url|httpUrl|httpsUrl|include|link-[a-z]+)\(([^)$]{0,2000})\)\$/gi
const ARGUMENT = new RegExp(`${QUOTE}(.*?)${QUOTE}|([^\\s,'"]+)`, 'g')
/** The path before the marker, which ends at a quote, a bracket or a sign of markup. */
const STATIC_LINK = /([^"'()<>=\n\r?]{1,1000})\?\$(?:staticlink|httpstaticlink|httpsstaticlink)\$/gi

const MARKED = /\$(?:https?)?(?:staticlink\$|url\(|include\(|link-)/i

/** The pages of the storefront that have one address, by their pipelines. */
const PAGES: Readonly<Record<string, string>> = {
  'Home-Show': '/',
  'Default-Start': '/',
  'Cart-Show': '/cart',
  'Account-Show': '/account',
  'Login-Show': '/login',
  'Account-StartRegister': '/register',
  'Order-History': '/orders',
  'Order-Track': '/track-order',
  'Wishlist-Show': '/wishlist',
  'Stores-Find': '/chocolateshops',
  'StoreLocator-Show': '/chocolateshops',
}

interface LinkTargets {
  /** Returns the address of a file in a static folder. */
  toStatic(path: string): string
  /** Returns the address of a page of the storefront. */
  toPage(path: string): string
}

/** Returns whether a text has such links. */
export function hasArchiveLinks(text: string): boolean {
  return MARKED.test(text)
}

/** Resolves the links in a text; an include has no content here and is removed. */
export function resolveArchiveLinks(text: string, { toStatic, toPage }: LinkTargets): string {
  if (!hasArchiveLinks(text)) return text
  return text
    .replace(CALL, (_call, name: string, given: string) => {
      if (name.toLowerCase() === 'include') return ''
      const [first = '', ...rest] = readArguments(given)
      return toPage(name.startsWith('link-') ? toLinkPath(name, first) : toPath(first, rest))
    })
    .replace(STATIC_LINK, (_link, before: string) => {
      const start = before.length - before.trimStart().length
      return before.slice(0, start) + toStatic(decode(before.trim()))
    })
}

function readArguments(given: string): string[] {
  return [...given.matchAll(ARGUMENT)].map(([, quoted, plain]) => (quoted ?? plain ?? '').trim())
}

function toPath(pipeline: string, rest: readonly string[]): string {
  const parameters = new Map<string, string>()
  for (let at = 0; at + 1 < rest.length; at += 2) parameters.set(rest[at] ?? '', rest[at + 1] ?? '')
  const read = (name: string) => parameters.get(name)
  const [productId, categoryId] = [read('pid'), read('cgid')]
  if (productId) return `/products/${encodeURIComponent(productId)}`
  if (categoryId) return `/category/${encodeURIComponent(categoryId)}`
  const query = read('q')
  if (query) return `/search?q=${encodeURIComponent(query)}`
  return PAGES[pipeline] ?? '/'
}

function toLinkPath(name: string, id: string): string {
  const folder = { 'link-product': 'products', 'link-category': 'category' }[name.toLowerCase()]
  return folder === undefined ? '/' : `/${folder}/${encodeURIComponent(id)}`
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll('&amp;', '&'))
  } catch {
    return path
  }
}
