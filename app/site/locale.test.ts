import { localizedPath, negotiateLocale, readLocale } from './locale'

const site = {
  locale: 'en-US',
  locales: [
    { id: 'en-US', name: 'English' },
    { id: 'es-US', name: 'Español' },
  ],
}

test.each([
  ['/es-US/search?q=a', 'es-US', '/es-US', '/search?q=a'],
  ['/es-us/cart', 'es-US', '/es-US', '/cart'],
  ['/es-US', 'es-US', '/es-US', '/'],
  ['/es-US?shop=1', 'es-US', '/es-US', '/?shop=1'],
  ['/en-US/', 'en-US', '/en-US', '/'],
  ['/es-US//elsewhere.example/a', 'es-US', '/es-US', '/elsewhere.example/a'],
])('%s is %s under %s', (asked, locale, basename, url) => {
  expect(readLocale(site, asked, 'fr')).toEqual({ locale, basename, url, isNegotiated: false })
})

test.each(['/xx-YY/category/bars', '/fr-FR/category/bars'])(
  '%s, a language that nobody speaks here, is the page in the default one [I18N-003]',
  (asked) => {
    expect(readLocale(site, asked, 'es')).toEqual({
      locale: 'en-US',
      basename: '',
      url: '/category/bars',
      isNegotiated: false,
    })
  },
)

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es-US'],
  ['fr-FR, en;q=0.3, es;q=0.7', 'es-US'],
  ['es;q=0, en', 'en-US'],
  ['en-GB', 'en-US'],
  ['fr-FR,fr', 'en-US'],
  ['xx-YY', 'en-US'],
  ['*', 'en-US'],
  [';;q=,=,es;q=x', 'en-US'],
  [undefined, 'en-US'],
])('who accepts %s is shown %s [I18N-003, I18N-004]', (header, locale) => {
  expect(negotiateLocale(site, header)).toBe(locale)
  expect(readLocale(site, '/cart', header)).toMatchObject({ locale, basename: '', url: '/cart' })
})

test('a site of one language asks nobody', () => {
  expect(readLocale({ locale: 'en-US' }, '/cart', 'es')).toEqual({
    locale: 'en-US',
    basename: '',
    url: '/cart',
    isNegotiated: false,
  })
})

test.each([
  '/search',
  '/es-USA/x',
  '/e-s/x',
  '/es-US.html',
  '/chocolate-bars/x',
  '/do-it',
  '/hi-fi/x',
])('%s begins with no language', (url) => {
  expect(readLocale(site, url, undefined)).toMatchObject({ basename: '', url })
})

test('the own language has no prefix', () => {
  expect(localizedPath('en-US', 'en-US', '/cart')).toBe('/cart')
  expect(localizedPath('en-US', 'es-US', '/cart')).toBe('/es-US/cart')
  expect(localizedPath('en-US', 'es-US', '/')).toBe('/es-US')
})
