import { pathOfItem, previewAddress } from './place-of-item.rules'

const item = (key: string, contentType: string, body = {}) => ({ key, contentType, body })

test.each([
  [item('pages/help/kosher', 'content-page'), '/help/kosher'],
  [item('brindille/home', 'content-page'), '/'],
  [item('brindille/nav-menu', 'nav-menu'), '/'],
  [item('brindille-volume/footer', 'footer'), '/'],
  [item('', 'season-menu'), '/'],
  [item('brindille/category-banners', 'category-banners', { banners: [] }), undefined],
  [
    item('brindille/in-grid-tiles', 'in-grid-tiles', { tiles: [{ categoryId: 'a b' }] }),
    '/category/a%20b',
  ],
  [item('components/contact-us-form', 'dynamic-component'), undefined],
])('%o is seen at %s', (one, path) => {
  expect(pathOfItem(one)).toBe(path)
})

test('a page is previewed at a moment and in a language', () => {
  const page = { path: '/gifts?a=1', locale: 'es-US', moment: '2026-12-26T08:00:00Z' }
  expect(previewAddress('https://shop.example', page)).toBe(
    'https://shop.example/es-US/admin/preview?to=%2Fgifts%3Fa%3D1&previewTimestamp=1798272000000',
  )
  expect(previewAddress('https://shop.example', { path: '/' })).toBe(
    'https://shop.example/admin/preview?to=%2F',
  )
})
