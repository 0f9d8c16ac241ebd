/*
 * Links in the markup of archives, in the notation of B2C Commerce: `images/a.jpg?$staticlink$`,
 * `$url('Product-Show', 'pid', 'x')$`, `$include('Page-Include', 'cid', 'x')$`.
 */

const QUOTE = `(?:'|"|&quot;|&#39;|&#x27;|&apos;)`
const CALL = /\$(url|httpUrl|httpsUrl|include|link-[a-z]+)\(([^)$]{0,2000})\)\$/gi
const ARGUMENT = new RegExp(`${QUOTE}(.*?)${QUOTE}|([^\\s,'"]+)`, 'g')
const STATIC_MARKER = /\?\$(?:https?)?staticlink\$/gi
/** What ends the path before the marker: a quote, a bracket or a sign of markup. */
const PATH_END = /["'()<>=\n\r?]/
const MAX_PATH_LENGTH = 1_000

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
  toStatic(path: string): string
  toPage(path: string): string
}

export function hasArchiveLinks(text: string): boolean {
  return MARKED.test(text)
}

export function resolveArchiveLinks(text: string, { toStatic, toPage }: LinkTargets): string {
  if (!hasArchiveLinks(text)) return text
  const called = text.replace(CALL, (_call, name: string, given: string) => {
    if (name.toLowerCase() === 'include') return ''
    const [first = '', ...rest] = readArguments(given)
    return toPage(name.startsWith('link-') ? toLinkPath(name, first) : toPath(first, rest))
  })
  return replaceStaticLinks(called, toStatic)
}

/** Looks back from each marker: an expression for the path would try each character of the text. */
function replaceStaticLinks(text: string, toStatic: LinkTargets['toStatic']): string {
  let resolved = ''
  let from = 0
  for (const { 0: marker, index } of text.matchAll(STATIC_MARKER)) {
    const near = text.slice(Math.max(from, index - MAX_PATH_LENGTH), index)
    const path = (near.split(PATH_END).at(-1) ?? '').trimStart()
    const link = path === '' ? marker : toStatic(decode(path.trim()))
    resolved += text.slice(from, index - path.length) + link
    from = index + marker.length
  }
  return resolved + text.slice(from)
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
