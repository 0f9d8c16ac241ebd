import { isPicturePath, mayBePicturePath } from './picture-path.rules'

test.each([
  ['catalogs/shoes/static/default/images/a.jpg', true],
  ['catalogs/shoes/static/en_US/a b/Ü.PNG', true],
  ['catalogs/shoes/static/default/../../../../etc/a.jpg', false],
  ['catalogs/../static/default/a.jpg', false],
  ['catalogs/shoes/static/default//a.jpg', false],
  ['catalogs/shoes/static/default/.a.jpg', false],
  ['catalogs/shoes/static/default/a\\..\\b.jpg', false],
  ['catalogs/shoes/static/default/a\u0000.jpg', false],
  ['/catalogs/shoes/static/default/a.jpg', false],
  ['catalogs/shoes/static/default/a.svg', false],
  ['catalogs/shoes/static/default/a.html', false],
  ['catalogs/shoes/static/a.jpg', false],
  ['catalogs/shoes/a.jpg', false],
  [`catalogs/shoes/static/default/${'a'.repeat(1000)}.jpg`, false],
])('%s is accepted as a picture path: %s', (path, expected) => {
  expect(isPicturePath(path)).toBe(expected)
})

test('folders around the whole archive are ignored', () => {
  expect(mayBePicturePath('export/catalogs/shoes/static/default/a.jpg')).toBe(true)
  expect(mayBePicturePath('export/more/catalogs/shoes/static/default/a.jpg')).toBe(true)
  expect(mayBePicturePath('export/more/shoes/static/default/a.jpg')).toBe(false)
})
