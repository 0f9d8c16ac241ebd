import type { Selectable } from 'kysely'
import type { PaymentCard, PaymentMethodTable, PaymentRestriction } from './payments.tables'
import type { Db, Trx } from '../db/client'
import type {
  AuthorizationRequest,
  AuthorizationResult,
  CardGateway,
  OpenWallet,
  RefundRequest,
  RefundResult,
  ReversalRequest,
  WalletApproval,
  WalletRequest,
} from './card-gateway.port'
import { payments } from '../metrics/engine-metrics'
import type { StoredCardService } from '../providers/card-gateway/stored-card.service'
import { kindOfPayment } from './payment-methods.rules'
import { deleteRemovedCards } from './removed-cards'
import { isWithoutAuthorization } from './without-authorization.rules'

/** A way to pay that a site has enabled and the engine can carry out. */
export interface PaymentMethod {
  id: string
  name: string
  cards: PaymentCard[]
  /** For whom it is; absent: for all. */
  restriction?: PaymentRestriction
  /** Nobody authorises it here: its orders are placed on creation. */
  isWithoutAuthorization?: boolean
}

export interface PaymentsService {
  /** In the order in which they are offered. */
  listMethods(siteId: string, trx?: Trx): Promise<PaymentMethod[]>
  /**
   * Authorises a payment by card or wallet. Asking again with the same reference gives the first answer again.
   * Talks to the gateway: never call it inside a transaction.
   * A token that is expired or used is not approved. @throws Problem 503 without an answer.
   */
  authorize(request: AuthorizationRequest): Promise<AuthorizationResult>
  /** Has a wallet ask the shopper; never call it inside a transaction. @throws Problem 400, 429, 503 */
  openWallet(request: WalletRequest): Promise<OpenWallet>
  /** What the shopper decided on a wallet's page. @throws Problem 404, 503 */
  readWallet(id: string): Promise<WalletApproval>
  /** Deletes the cards from the gateway's vault that customers have removed. */
  deleteRemovedCards(): Promise<{ deleted: number; errors: unknown[] }>
  /** Gives an authorised amount back; never call it inside a transaction. @throws Problem 503 */
  reverse(request: ReversalRequest): Promise<void>
  /**
   * Gives a part of a payment back, each reference once; never call it inside a transaction.
   * @throws Problem 503
   */
  refund(request: RefundRequest): Promise<RefundResult>
}

export interface PaymentsDependencies {
  gateway: CardGateway
  /**
   * A saved card's token stands for the card: a payment takes a fresh one made of it, or, where the
   * gateway's own vault stores the card, that card.
   */
  storedCards: Pick<StoredCardService, 'createTransientToken' | 'getCard'>
}

const STORED_CARD_TOKEN = /^[0-9A-F]{32}$/

export function createPaymentsService(
  db: Db,
  { gateway, storedCards }: PaymentsDependencies,
): PaymentsService {
  async function authorize(request: AuthorizationRequest): Promise<AuthorizationResult> {
    const { transientToken, customerId } = request
    if (!STORED_CARD_TOKEN.test(transientToken)) return gateway.authorize(request)
    const fresh = await storedCards.createTransientToken(transientToken, customerId)
    if (fresh !== undefined) return gateway.authorize({ ...request, transientToken: fresh })
    const savedCard = await storedCards.getCard(transientToken, customerId)
    return gateway.authorize({ ...request, savedCard })
  }

  async function authorizeAndCount(request: AuthorizationRequest): Promise<AuthorizationResult> {
    const kind = request.wallet === undefined ? 'card' : 'wallet'
    let outcome = 'failed'
    try {
      const result = await authorize(request)
      outcome = result.isApproved ? 'approved' : 'declined'
      return result
    } finally {
      payments.inc({ kind, outcome })
    }
  }

  return {
    async listMethods(siteId, trx) {
      const rows = await (trx ?? db)
        .selectFrom('payment_method')
        .innerJoin('site', 'site.id', 'payment_method.site_id')
        .selectAll('payment_method')
        .select('site.preferences')
        .where('site_id', '=', siteId)
        .where('payment_method.enabled', '=', true)
        .orderBy('position')
        .orderBy('payment_method.id')
        .execute()
      return rows.map(toPaymentMethod).filter(({ id, isWithoutAuthorization }) => {
        const kind = kindOfPayment(id)
        if (kind === 'wallet') return gateway.wallets.includes(id)
        return kind !== undefined || isWithoutAuthorization
      })
    },
    authorize: authorizeAndCount,
    openWallet: (request) => gateway.openWallet(request),
    readWallet: (id) => gateway.readWallet(id),
    deleteRemovedCards: () => deleteRemovedCards(db, gateway),
    reverse: (request) => gateway.reverse(request),
    refund: (request) => gateway.refund(request),
  }
}

function toPaymentMethod({
  processor_id: processorId,
  preferences,
  ...row
}: Selectable<PaymentMethodTable> & { preferences: Record<string, unknown> }): PaymentMethod {
  const { id, name, cards, restriction } = row
  const isFree = isWithoutAuthorization({ id, processorId }, preferences)
  return { id, name, cards, restriction, ...(isFree && { isWithoutAuthorization: true }) }
}
