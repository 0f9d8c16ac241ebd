import { resolveArchiveLinks } from './archive-links.rules'

const targets = {
  toStatic: (path: string) => `/media/${path}`,
  toPage: (path: string) => `https://shop.example${path}`,
}

test.each([
  ['<img src="images/a.jpg?$staticlink$">', '<img src="/media/images/a.jpg">'],
  ["<img src='a%20b.png?$staticlink$' alt='x'>", "<img src='/media/a b.png' alt='x'>"],
  ['<img src="my pictures/a b.png?$staticlink$"/>', '<img src="/media/my pictures/a b.png"/>'],
  ['background:url(bg/a.png?$staticlink$)', 'background:url(/media/bg/a.png)'],
  ['<a href="$url(\'Home-Show\')$">', '<a href="https://shop.example/">'],
  ["<a href=\"$url('Product-Show','pid','x')$\">", '<a href="https://shop.example/products/x">'],
  [
    '<a href=\'$httpsUrl("Product-Show", "pid", "a/b c")$\'>',
    "<a href='https://shop.example/products/a%2Fb%20c'>",
  ],
  ['$httpUrl(Search-Show, cgid, boxes)$', 'https://shop.example/category/boxes'],
  [
    '$url(&quot;Search-Show&quot;,&quot;q&quot;,&quot;sea salt&quot;)$',
    'https://shop.example/search?q=sea%20salt',
  ],
  [
    "$url('Cart-Show')$ $url('Page-Show','cid','x')$",
    'https://shop.example/cart https://shop.example/',
  ],
  ["<p>a$include('Page-Include','cid','x')$b</p>", '<p>ab</p>'],
  ["$link-category('bars')$", 'https://shop.example/category/bars'],
  ['costs $5 or $url', 'costs $5 or $url'],
  ['no links', 'no links'],
])('%s becomes %s', (text, expected) => {
  expect(resolveArchiveLinks(text, targets)).toBe(expected)
})

const filler = 'a '.repeat(300_000)
test.each([
  ['calls without an end', `${'$url('.repeat(50_000)}${'?'.repeat(50_000)}$url(`, undefined],
  ['much text before a link', `${filler}"x.jpg?$staticlink$`, `${filler}"/media/x.jpg`],
  [
    'text without a mark before a link',
    `${filler}?$staticlink$`,
    `${filler.slice(0, -1_000)}/media/${filler.slice(-1_000).trim()}`,
  ],
  ['many marks alone', '?$staticlink$'.repeat(30_000), '?$staticlink$'.repeat(30_000)],
])('%s: a long text is read in linear time', (_name, text, expected) => {
  const started = performance.now()
  const resolved = resolveArchiveLinks(text, targets)
  expect(performance.now() - started).toBeLessThan(1_000)
  if (expected !== undefined) expect(resolved === expected).toBe(true)
})

test('links side by side keep what stands between them', () => {
  const text =
    'url(a.png?$staticlink$) ?$staticlink$ <img src="b.png?$httpStaticLink$">c?$staticlink$'
  expect(resolveArchiveLinks(text, targets)).toBe(
    'url(/media/a.png) ?$staticlink$ <img src="/media/b.png">/media/c',
  )
})
