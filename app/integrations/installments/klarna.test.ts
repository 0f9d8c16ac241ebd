import { http, HttpResponse } from 'msw'
import { serve } from '../../../tests/setup/serve'
import { toPurchaseAmount } from './installments.port'
import { fetchInstallmentMessage } from './klarna.server'

const ORIGIN = 'https://klarna.example'
const server = serve()
process.env.INSTALLMENTS_ORIGIN = ORIGIN

const request = { siteId: 'main', locale: 'es-US', amount: 3050 }

test.each([
  [30.5, 3050],
  [19.99, 1999],
  [1.15, 115],
  [0.29, 29],
])('%d dollars are %i minor units [PDP-021]', (price, amount) => {
  expect(toPurchaseAmount(price, 'USD')).toBe(amount)
})

test('asks for the placement with the amount, and reads its main text', async () => {
  let asked: URL | undefined
  server.use(
    http.get(`${ORIGIN}/messaging/v3`, ({ request: { url } }) => {
      asked = new URL(url)
      const nodes = [
        { name: 'BADGE', type: 'IMAGE', url: 'x' },
        { name: 'TEXT_MAIN', type: 'TEXT', value: '4 pagos' },
      ]
      return HttpResponse.json({ content: { nodes } })
    }),
  )
  expect(await fetchInstallmentMessage(request)).toBe('4 pagos')
  expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
    client_id: 'main',
    placement_key: 'credit-promotion-auto-size',
    locale: 'es-US',
    purchase_amount: '3050',
  })
})

test('nothing to say is nothing, a refusal an error', async () => {
  server.use(http.get('*/messaging/v3', () => HttpResponse.json({ content: { nodes: [] } })))
  expect(await fetchInstallmentMessage(request)).toBeNull()
  server.use(http.get('*/messaging/v3', () => HttpResponse.json({}, { status: 403 })))
  await expect(fetchInstallmentMessage(request)).rejects.toMatchObject({ status: 502 })
})
