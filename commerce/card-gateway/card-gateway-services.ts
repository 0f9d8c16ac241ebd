import { randomUUID } from 'node:crypto'
import type { Config } from '../config'
import type { Db } from '../db/client'
import { createCardGateway, type CardGatewayService } from './card-gateway.service'
import { createSheets, type SheetService } from './sheet.service'
import { createWallets, type WalletService } from './wallet.service'

export interface CardGatewayServices {
  cardGateway: CardGatewayService
  sheets: SheetService
  wallets: WalletService
  /** The secret shared by the engine's payments module and the embedded gateway. */
  cardGatewaySecret: string
}

export function createCardGatewayServices(
  db: Db,
  { config, now }: { config: Config; now: () => Date },
): CardGatewayServices {
  const origin = config.cardGatewayOrigin
  return {
    cardGateway: createCardGateway(db, { origin, now }),
    sheets: createSheets(db, { origin, now }),
    wallets: createWallets(db, { origin, shopOrigins: config.storefrontOrigins, now }),
    cardGatewaySecret: randomUUID(),
  }
}
