import { GatewayRefusal } from '../providers/card-gateway/gateway-refusal'
import type { StoredCardService } from '../providers/card-gateway/stored-card.service'
import type { CardGateway } from './card-gateway.port'

/**
 * Saved cards of an account at the card gateway: its token vault stores them, this database whose they
 * are. A card's number never comes here.
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
    // the vault's token pays itself
    createTransientToken: async () => undefined,
  }
}
