import { toPageRequest } from './page-key'

const one = {
  id: 'one',
  locale: 'en-US',
  locales: [
    { id: 'en-US', name: 'English' },
    { id: 'es-US', name: 'Español' },
  ],
}
const two = { id: 'two', locale: 'en-US' }
const EN = 'en-US,en;q=0.9'

test.each([
  ['/', '/'],
  ['/search?q=dark&utm_source=mail', '/search?q=dark'],
  ['/search?sz=24&sort=a&q=dark', '/search?q=dark&sz=24'],
  ['/search?refine=b%3D1&refine=a%3D2', '/search?refine=b%3D1&refine=a%3D2'],
  ['/?gclid=1', '/'],
  ['/contact-us?submit=true&fbclid=1', '/contact-us?submit=true'],
  ['/chocolateshops?state=CA', '/chocolateshops?state=CA'],
])('%s is rendered and cached as %s', (asked, url) => {
  expect(toPageRequest(one, asked, EN)).toMatchObject({
    key: `one en-US ${url}`,
    url,
    locale: 'en-US',
    isNegotiated: true,
  })
})

test('sites do not share pages', () => {
  expect(toPageRequest(one, '/', EN).key).not.toBe(toPageRequest(two, '/', EN).key)
})

test.each(['/?vseDomain=a.example', '/?previewTimestamp=1', `/search?q=${'x'.repeat(2000)}`])(
  'does not cache %s',
  (asked) => {
    expect(toPageRequest(one, asked, EN).key).toBeUndefined()
  },
)

test('a page is cached once in a language, however it is asked for', () => {
  const keys = ['es', 'es-MX,es;q=0.9', 'fr, es-US;q=0.1'].map(
    (acceptLanguage) => toPageRequest(one, '/cart', acceptLanguage).key,
  )
  expect(new Set(keys)).toEqual(new Set(['one es-US /cart']))
  expect(toPageRequest(one, '/cart', 'fr').key).toBe(toPageRequest(one, '/cart', undefined).key)
})

test('a page with its language in the address is another one, and asks no header', () => {
  const page = { key: 'one es-US /es-US/search?q=a', url: '/es-US/search?q=a', locale: 'es-US' }
  for (const acceptLanguage of [EN, 'es', undefined]) {
    expect(toPageRequest(one, '/es-US/search?utm_source=x&q=a', acceptLanguage)).toMatchObject({
      ...page,
      basename: '/es-US',
      path: '/search',
      isNegotiated: false,
    })
  }
})

test('a language that nobody speaks here is cached as the page it falls back to [I18N-003]', () => {
  expect(toPageRequest(one, '/xx-YY/cart', 'es').key).toBe(toPageRequest(one, '/cart', EN).key)
})
