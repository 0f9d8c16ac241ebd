/** @jest-environment node */
import { toPageRequest } from './page-key'

test.each([
  ['/', '/'],
  ['/search?q=dark&utm_source=mail', '/search?q=dark'],
  ['/search?sz=24&sort=a&q=dark', '/search?q=dark&sz=24'],
  ['/search?refine=b%3D1&refine=a%3D2', '/search?refine=b%3D1&refine=a%3D2'],
  ['/?gclid=1', '/'],
])('%s is rendered and kept as %s', (asked, url) => {
  expect(toPageRequest('one', asked)).toEqual({ key: `one ${url}`, url })
})

test('sites do not share pages', () => {
  expect(toPageRequest('one', '/').key).not.toBe(toPageRequest('two', '/').key)
})

test.each(['/?vseDomain=a.example', '/?previewTimestamp=1', `/search?q=${'x'.repeat(2000)}`])(
  'does not keep %s',
  (asked) => {
    expect(toPageRequest('one', asked).key).toBeUndefined()
  },
)
