/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw'
import { logError } from '@/lib/log'
import { serve } from '../../tests/setup/serve'
import { subscribeToNewsletter } from './subscriptions'
import { callCustom } from './transport'

jest.mock('@/lib/log')

const ADDRESS = '*/mobify/proxy/api/custom/subscriptions/v1/organizations/:org/subscribe'
const FALLBACK = 'Custom SCAPI Fetch request failed'
const server = serve()

const call = { method: 'POST', api: 'subscriptions/v1', path: 'subscribe', body: {} } as const
const post = () => callCustom('test-site', call)
const ada = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Bloom',
  postalCode: '94102',
  birthday: '02/29/1992',
  lists: [],
}

test.each([
  [HttpResponse.json({ message: 'Said so.', title: 'T', type: 'x' }, { status: 400 }), 'Said so.'],
  [HttpResponse.json({ title: 'Bad Gateway', type: 'x' }, { status: 502 }), 'Bad Gateway'],
  [HttpResponse.json({}, { status: 500 }), FALLBACK],
  [new HttpResponse('<p>', { status: 502 }), FALLBACK],
  [new HttpResponse(null, { status: 503 }), FALLBACK],
])('a custom gateway failure %# is reported', async (response, message) => {
  server.use(http.post(ADDRESS, () => response))
  await expect(post()).rejects.toMatchObject({ message, status: response.status })
})

test.each([201, 204, 400, 500])(
  'status %i is no sign-up, and is logged [CAMP-022]',
  async (status) => {
    server.use(http.post(ADDRESS, () => new HttpResponse(null, { status })))
    await expect(subscribeToNewsletter('test-site', ada)).rejects.toMatchObject({
      message: 'Failed to subscribe to newsletter',
      status,
    })
    expect(logError).toHaveBeenCalledTimes(1)
    expect(logError).toHaveBeenCalledWith('Failed to subscribe to newsletter', {
      error: expect.objectContaining({ status }),
    })
  },
)

test('status 200 is a sign-up', async () => {
  server.use(http.post(ADDRESS, () => HttpResponse.json({ success: true })))
  await expect(subscribeToNewsletter('test-site', ada)).resolves.toBeUndefined()
})

test('without a network the generic words are shown, and the failure', async () => {
  server.use(http.post(ADDRESS, () => HttpResponse.error()))
  await expect(subscribeToNewsletter('test-site', ada)).rejects.toMatchObject({
    message: 'Failed to subscribe to newsletter',
    kind: 'unavailable',
  })
})
