import { setImmediate as nextTurn } from 'node:timers/promises'
import { createTestEngine } from '../../testing/engine'

const mockRead = jest.fn()
jest.mock('zipcodes/lib/codes.js', () => {
  mockRead()
  return { codes: { '94105': { zip: '94105', city: 'San Francisco', state: 'CA' } } }
})

test('the postal codes are there before anybody types an address, and cost other engines nothing', async () => {
  const engine = await createTestEngine()
  await engine.app.ready()
  expect(mockRead).not.toHaveBeenCalled()
  await engine.app.listen({ port: 0, host: '127.0.0.1' })
  while (mockRead.mock.calls.length === 0) await nextTurn()
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
