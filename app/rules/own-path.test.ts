import { toOwnPath } from './own-path'

test.each([
  ['/', '/'],
  ['/contact-us?submit=true&x=1#form', '/contact-us?submit=true&x=1#form'],
  ['/es-US/search?q=a%20b', '/es-US/search?q=a%20b'],
  ['/a/../b', '/b'],
  ['/search?next=//evil.example', '/search?next=//evil.example'],
])('%s is the path %s', (address, path) => {
  expect(toOwnPath(address)).toBe(path)
})

test.each([
  '',
  'contact-us',
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
])('%j is none', (address) => {
  expect(toOwnPath(address)).toBeUndefined()
})
