import { useEngine } from '../testing/engine'

const engine = useEngine()

test('a picture is served with an ETag, and revalidation is answered with 304', async () => {
  const url = '/media/products/truffle-milk.jpg'
  const response = await engine.app.inject(url)
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('image/jpeg')
  expect(response.headers['cache-control']).toBe('public, max-age=86400')
  expect(response.rawPayload.length).toBeGreaterThan(10_000)
  const etag = String(response.headers.etag)
  const again = await engine.app.inject({ url, headers: { 'if-none-match': etag } })
  expect(again.statusCode).toBe(304)
})

test.each([
  '/media/products/none.jpg',
  '/media/../package.json',
  '/media/..%2f..%2fpackage.json',
  '/media/%2e%2e/%2e%2e/package.json',
  '/media/products/',
  '/media/',
])('%s is not found', async (url) => {
  const response = await engine.app.inject(url)
  expect([403, 404]).toContain(response.statusCode)
  expect(response.body).not.toContain('praline')
})
