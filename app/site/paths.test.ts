import { productPath } from '@rules/product-path'
import { paths } from './paths'

test.each([
  [
    { id: '100', name: 'Sea Salt Caramels, 8 oz.', primaryCategoryId: 'caramels' },
    '/caramels/sea-salt-caramels-8-oz/100.html',
  ],
  [{ id: '100', name: "Grandma's Crème Brûlée" }, '/product/grandmas-creme-brulee/100.html'],
  [{ id: '100', name: '—' }, '/product/product/100.html'],
  [{ id: '100', name: 'X', ownPath: '/gifts/x.html' }, '/gifts/x.html'],
])('%j lives at %s', (product, path) => {
  expect(productPath(product)).toBe(path)
})

test('encodes what was typed', () => {
  expect(paths.search('salt & dark')).toBe('/search?q=salt%20%26%20dark')
})
