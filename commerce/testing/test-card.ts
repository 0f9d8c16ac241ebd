import type { FastifyInstance } from 'fastify'
import type { StoredCardService } from '../card-gateway/stored-card.service'

export const APPROVED_CARD = '4111111111111111'
export const DECLINED_CARD = '4000000000000002'

const GATEWAY = '/card-gateway'

export async function createCardSession(
  app: FastifyInstance,
  targetOrigins: readonly string[] = ['http://localhost:3000'],
): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: `${GATEWAY}/microform/v2/sessions`,
    payload: { targetOrigins, clientVersion: 'v2' },
  })
  return response.body
}

/** Tokenizes an entered card like the gateway's frames do. @returns the transient token */
export async function createCardToken(app: FastifyInstance, number: string): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: `${GATEWAY}/flex/v2/tokens`,
    payload: {
      captureContext: await createCardSession(app),
      number,
      securityCode: '123',
      expirationMonth: '12',
      expirationYear: '2031',
    },
  })
  return response.body
}

export function storeTestCard(storedCards: StoredCardService, number: string, customerId: string) {
  return storedCards.storeCard({ number, expirationMonth: 12, expirationYear: 2040 }, customerId)
}
