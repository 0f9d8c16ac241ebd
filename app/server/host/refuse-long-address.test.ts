import express from 'express'
import { startTestHost } from '../testing/start-test-host'
import type { TestServer } from '../testing/start-test-server'

const asked = jest.fn()
let server: TestServer
beforeEach(async () => {
  const storefront = express()
  storefront.get('*', (req, res) => {
    asked(req.url)
    res.send('an answer')
  })
  server = await startTestHost({}, storefront)
})

const statusOf = async (url: string, method = 'GET') => {
  const request = `${method} ${url} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`
  const answer = await server.sendRaw(request)
  return Number(/^HTTP\/1\.1 (\d+) /.exec(answer)?.[1])
}
/** Returns an address of this length that begins with the given text. */
const ofLength = (length: number, start: string, sign = 'a') => start.padEnd(length, sign)

test.each([
  ['slashes in a page', ofLength(14_000, '/', '/')],
  ['slashes after a page', ofLength(14_000, '/boxes', '/')],
  ['a query', ofLength(2_049, '/search?q=')],
  ['a query of percent signs', ofLength(6_000, '/search?', '%')],
  ['a language and slashes', ofLength(3_000, '/es-US', '/')],
  ['a picture', ofLength(2_049, '/image/300/')],
  ['a bundle file', ofLength(2_049, '/mobify/bundle/1/')],
  ['the health check', ofLength(2_049, '/health?')],
  ['dots that hide a page as a call', ofLength(2_049, '/apis/')],
  ['an API call', ofLength(8_193, '/api/main/products?ids=')],
  ['a proxied call', ofLength(8_193, '/mobify/proxy/api/')],
])('an address that is too long by %s is refused', async (_name, url) => {
  for (const method of ['GET', 'HEAD', 'POST']) expect(await statusOf(url, method)).toBe(414)
  expect(asked).not.toHaveBeenCalled()
})

test.each([
  ['a page', ofLength(2_048, '/search?q=')],
  ['an API call', ofLength(8_192, '/api/main/products?ids=')],
])('an address of the greatest length for %s is answered', async (_name, url) => {
  expect(await statusOf(url)).toBe(200)
  expect(asked).toHaveBeenCalledWith(url)
})
