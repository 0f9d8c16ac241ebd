import { createTestEngine } from '../../testing/engine'

const mockRead = jest.fn()
jest.mock('zipcodes/lib/codes.js', () => {
  mockRead()
  return { codes: { '94105': { zip: '94105', city: 'San Francisco', state: 'CA' } } }
})

test('a listening engine loads the postal codes before it is healthy; other engines do not load them', async () => {
  const engine = await createTestEngine()
  expect((await engine.app.inject('/health')).statusCode).toBe(200)
  expect(mockRead).not.toHaveBeenCalled()
  const origin = await engine.listen()
  expect((await fetch(`${origin}/health`)).status).toBe(200)
  expect(mockRead).toHaveBeenCalledTimes(1)
  const auth = { 'auth-token': 'a-token' }
  const [address, search] = ['12 Cocoa Lane, San Francisco CA', '/address/search/v1']
  const payload = {
    country_iso: 'USA',
    datasets: ['us-address'],
    components: { unspecified: [address] },
  }
  await engine.app.inject({ method: 'POST', url: search, headers: auth, payload })
  expect(mockRead).toHaveBeenCalledTimes(1)
  await engine.close()
})
