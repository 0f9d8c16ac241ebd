import { randomUUID } from 'node:crypto'
import type { Config } from '../../config'
import type { Db } from '../../db/client'
import { createCardGateway, type CardGatewayService } from './card-gateway.service'
import { createWallets, type WalletService } from './wallet.service'

/** What the embedded gateway's routes call. */
export interface CardGatewayServices {
  cardGateway: CardGatewayService
  wallets: WalletService
  /** Known to the engine's own payments module and the embedded gateway only. */
  cardGatewaySecret: string
}

/** The embedded gateway: cards, the wallets' approval pages, and the secret it is asked with. */
export function createCardGatewayServices(
  db: Db,
  { config, now }: { config: Config; now: () => Date },
): CardGatewayServices {
  const origin = config.cardGatewayOrigin
  return {
    cardGateway: createCardGateway(db, { origin, now }),
    wallets: createWallets(db, { origin, shopOrigins: config.storefrontOrigins, now }),
    cardGatewaySecret: randomUUID(),
  }
}
