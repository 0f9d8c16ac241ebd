import { http, HttpResponse } from 'msw'
import { serve } from '../../../tests/setup/serve'
import { createCardSession } from './cybersource.server'

const SESSIONS = 'http://127.0.0.1:4000/card-gateway/microform/v2/sessions'
let asked: unknown
let answer: () => Response = () => HttpResponse.text('e30.e30.c2ln')

serve(
  http.post(SESSIONS, async ({ request }) => {
    asked = await request.json()
    return answer()
  }),
)
delete process.env.COMMERCE_PORT

test('a session is for pages of one origin, and its answer a bare JWT', async () => {
  await expect(createCardSession('https://shop.example')).resolves.toBe('e30.e30.c2ln')
  expect(asked).toEqual({
    targetOrigins: ['https://shop.example'],
    clientVersion: 'v2',
    allowedCardNetworks: ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER'],
  })
})

test.each([
  ['a page', () => HttpResponse.html('<h1>Hello</h1>'), 502],
  ['JSON', () => HttpResponse.json({ jwt: 'x' }), 502],
  ['a refusal', () => HttpResponse.text('no', { status: 400 }), 400],
  ['nothing', () => HttpResponse.error(), 502],
])('%s is no session', async (_name, given, status) => {
  answer = given
  await expect(createCardSession('https://shop.example')).rejects.toMatchObject({ status })
})
