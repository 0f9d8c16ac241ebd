import { readServerConfig } from '@/site/server-config.server'
import { toSendablePage } from './to-sendable-page'

const PUBLIC = 'public, s-maxage=900'

/** Returns the tag header of a page that has read a product and a list. */
function tagsOf(headers: Record<string, string>, settings = { CDN_TAG_HEADER: 'Cache-Tag' }) {
  const rendered = {
    status: headers['location'] === undefined ? 200 : 301,
    headers: { 'content-type': 'text/html', ...headers },
    body: Buffer.from('<html><head></head><body></body></html>'),
  }
  const config = readServerConfig(settings)
  return toSendablePage(rendered, { config, vary: '', siteId: 'brindille' }).page.headers[
    'cache-tag'
  ]
}

test('a header gives the CDN the cache tags of a page', () => {
  const reads = { 'x-reads': 'product%3A320040 list' }
  const tags = 'site%3Abrindille,product%3A320040,list'
  expect(tagsOf({ ...reads, 'cache-control': PUBLIC })).toBe(tags)
  expect(tagsOf({ ...reads, 'cache-control': PUBLIC, location: '/' })).toBe(tags)
  expect(tagsOf({ 'cache-control': PUBLIC })).toBe('site%3Abrindille,anything')
})

test('a page that is not stored has no cache tags, nor has any page without the setting', () => {
  expect(tagsOf({ 'x-reads': 'list', 'cache-control': 'no-store' })).toBeUndefined()
  expect(tagsOf({ 'cache-control': PUBLIC }, { CDN_TAG_HEADER: '' })).toBeUndefined()
})
