import { readSites } from '@/server/host/read-sites'
import { editorPages, privatePages, sharedPages } from '../tests/setup/pages'
import { isPublicPage, isStorablePicture, toPageKey } from './storing-rules'

const [site] = readSites('config')
if (!site) throw new Error('There is no site')

const shop = 'https://shop.example'
const keyOf = (path: string) => toPageKey(site, shop + path)

test.each([
  ['/', '/'],
  ['/category/truffles', '/category/truffles'],
  ['/category/truffles?start=12&utm_source=mail', '/category/truffles?start=12'],
  ['/search?srule=price&q=truffle', '/search?q=truffle&srule=price'],
  ['/boxes/assortment/32001042.html?gclid=1#reviews', '/boxes/assortment/32001042.html'],
  ['/es-US/help/faq', '/es-US/help/faq'],
  ['/build-a-box/start', '/build-a-box/start'],
  ['/accounting-gifts', '/accounting-gifts'],
])('%s is stored as %s', (path, key) => {
  expect(keyOf(path)).toBe(shop + key)
})

const languages = ['', '/es-US']
const withLanguages = (paths: readonly string[]) =>
  paths.flatMap((path) => languages.map((language) => language + path))

test.each(withLanguages([...privatePages, ...sharedPages, ...editorPages]))(
  '%s is never stored',
  (path) => {
    const address = path.replace(/:\w+/, '00001234')
    expect(keyOf(address)).toBeUndefined()
    expect(keyOf(`${address}?x=1`)).toBeUndefined()
    expect(keyOf(`${address}/below`)).toBeUndefined()
  },
)

test.each(
  withLanguages([
    '/?previewTimestamp=1771000000000',
    '/category/truffles?vseDomain=a.staging.example',
    '/?snapshotId=s1',
    '/?customerGroup=vip',
    '/?previewToken=t1',
    '/build-a-box/summary?mix=abc',
    '/checkout',
    '/checkout/payment',
    '/payment',
    '/confirmation',
    '/account/anything',
    '/admin',
    '/api/brindille/site-prefs',
    '/mobify/proxy/api/x',
    '/document/price-list.pdf',
    '/callback?code=1',
    '/?__server_only',
    `/search?q=${'a'.repeat(2000)}`,
  ]),
)('nor is %s', (path) => {
  expect(keyOf(path)).toBeUndefined()
})

function answer(headers: Record<string, string>, status = 200): Response {
  return new Response('page', { status, headers: { 'content-type': 'text/html', ...headers } })
}

test('a page is stored only where its answer is for everybody', () => {
  const shared = { 'cache-control': 'public, must-revalidate, s-maxage=900' }
  expect(isPublicPage(answer(shared))).toBe(true)
  expect(isPublicPage(answer({ 'cache-control': 'private, no-store' }))).toBe(false)
  expect(isPublicPage(answer({ 'cache-control': 'public, no-store' }))).toBe(false)
  expect(isPublicPage(answer({}))).toBe(false)
  expect(isPublicPage(answer(shared, 404))).toBe(false)
  expect(isPublicPage(answer(shared, 503))).toBe(false)
  expect(isPublicPage(answer({ ...shared, 'content-type': 'application/json' }))).toBe(false)
})

test('a picture is stored, but not for a preview, nor one that was rendered for somebody', () => {
  const picture = `${shop}/image/640/products/box.jpg`
  expect(isStorablePicture(site, picture, `${shop}/category/truffles`)).toBe(true)
  expect(isStorablePicture(site, picture, '')).toBe(true)
  expect(isStorablePicture(site, picture, `${shop}/es-US/?previewTimestamp=1`)).toBe(false)
  expect(isStorablePicture(site, picture, `${shop}/admin/preview`)).toBe(false)
  expect(isStorablePicture(site, `${shop}/image/box/abc.png`, '')).toBe(false)
  expect(isStorablePicture(site, `${shop}/document/a.pdf`, '')).toBe(false)
})
