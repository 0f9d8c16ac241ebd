import { redirectQuery } from './redirects.queries'

test.each([
  ['/caf%C3%A9', '/café'],
  ['/a%20b', '/a b'],
  ['/100%', '/100%'],
])('%s as it was sent is %s as it is read', (sent, read) => {
  expect(redirectQuery('shop', sent).queryKey).toEqual(redirectQuery('shop', read).queryKey)
})
