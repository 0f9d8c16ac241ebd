import { requireAvailable } from './race-shopper'

/**
 * Exchanges an entered card for a token, like the gateway's frames.
 * @returns the transient token
 */
export async function createRaceCardToken(origin: string, number: string): Promise<string> {
  const gateway = `${origin}/card-gateway`
  const captureContext = await post(`${gateway}/microform/v2/sessions`, {
    targetOrigins: ['http://localhost:3000'],
    clientVersion: 'v2',
  })
  return post(`${gateway}/flex/v2/tokens`, {
    captureContext,
    number,
    securityCode: '123',
    expirationMonth: '12',
    expirationYear: '2031',
  })
}

async function post(url: string, body: unknown): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  requireAvailable(response)
  return response.text()
}
