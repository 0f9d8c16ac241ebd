import { GatewayRefusal } from '../card-gateway/gateway-refusal'
import type { StoredCardService } from '../card-gateway/stored-card.service'
import type { CardGateway } from './card-gateway.port'

/**
 * The account's token vault stores the cards, and this database stores their owners. Card numbers
 * are never stored here.
 */
export function createVaultCards(
  own: StoredCardService,
  gateway: Pick<CardGateway, 'saveCard'>,
): StoredCardService {
  return {
    ...own,
    storeCard: async () => {
      const message = 'The card must be entered in the fields of the card gateway.'
      throw new GatewayRefusal('INVALID_DATA', message, 'number')
    },
    async storeTransientToken(jwt, customerId) {
      const card = await gateway.saveCard(jwt)
      return card && own.rememberCard(customerId, card)
    },
    // the vault's own token is used for the payment
    createTransientToken: async () => undefined,
  }
}
