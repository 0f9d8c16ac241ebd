import type { Selectable } from 'kysely'
import type { OfferedCard, PaymentMethodTable, PaymentRestriction } from './payments.tables'
import type { Db, Trx } from '../db/client'
import type {
  AuthorizationRequest,
  AuthorizationResult,
  BeforeContact,
  CardGateway,
  FoundPayment,
  LookUpRequest,
  OpenWallet,
  RefundRequest,
  RefundResult,
  ReversalRequest,
  SheetRequest,
  WalletApproval,
  WalletRequest,
} from './card-gateway.port'
import { payments } from '../metrics/engine-metrics'
import type { StoredCardService } from '../card-gateway/stored-card.service'
import { kindOfPayment } from './payment-methods.rules'
import { deleteRemovedCards } from './removed-cards'
import { isWithoutAuthorization } from './without-authorization.rules'

/** A payment method that a site has enabled and the engine supports. */
export interface PaymentMethod {
  id: string
  name: string
  cards: OfferedCard[]
  /** The shoppers and totals for which it is available; absent for all. */
  restriction?: PaymentRestriction
  /** Payments are not authorized here: orders are placed on creation. */
  isWithoutAuthorization?: boolean
}

export interface PaymentsService {
  /** In display order. */
  listMethods(siteId: string, trx?: Trx): Promise<PaymentMethod[]>
  /**
   * Repeated calls with the same reference return the first response. Calls the gateway, so it must
   * not run inside a transaction. Expired or used tokens are not approved.
   * @throws Problem 503 without a response.
   */
  authorize(request: AuthorizationRequest): Promise<AuthorizationResult>
  /**
   * Looks a payment up, without asking for it. Must not be called inside a transaction.
   * @throws Problem 503
   */
  find(request: LookUpRequest): Promise<FoundPayment>
  /**
   * Must not be called inside a transaction.
   * @throws Problem 400, 429, 503
   */
  openWallet(request: WalletRequest): Promise<OpenWallet>
  /**
   * Must not be called inside a transaction.
   * @param beforeContact awaited before a provider is asked
   * @throws Problem 400, 503
   */
  openSheet(request: SheetRequest, beforeContact: BeforeContact): Promise<object>
  hasStandInSheets: boolean
  /** Returns the result of a visit to a wallet's page. @throws Problem 404, 503 */
  readWallet(id: string): Promise<WalletApproval>
  /** Deletes cards from the gateway's vault that customers have removed. */
  deleteRemovedCards(): Promise<{ deleted: number; errors: unknown[] }>
  /** Reverses an authorized amount. Must not be called inside a transaction. @throws Problem 503 */
  reverse(request: ReversalRequest): Promise<void>
  /**
   * Must not be called inside a transaction.
   * @throws Problem 503
   */
  refund(request: RefundRequest): Promise<RefundResult>
}

export interface PaymentsDependencies {
  gateway: CardGateway
  now: () => Date
  /**
   * A payment with a saved card uses a new transient token made from it or, if the gateway's own
   * vault stores the card, the stored card itself.
   */
  storedCards: Pick<StoredCardService, 'createTransientToken' | 'getCard'>
}

const NO_PAYMENT: PaymentMethod = { id: 'NO_PAYMENT', name: 'No payment', cards: [] }
const STORED_CARD_TOKEN = /^[0-9A-F]{32}$/

export function createPaymentsService(
  db: Db,
  { gateway, storedCards, now }: PaymentsDependencies,
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
      const methods = rows.map(toPaymentMethod).filter(({ id, isWithoutAuthorization }) => {
        const kind = kindOfPayment(id)
        if (kind === 'wallet') return isWithoutAuthorization || gateway.wallets.includes(id)
        return kind !== undefined || isWithoutAuthorization
      })
      // a free order needs it, whether or not the archive has it (PAY-032)
      return methods.some(({ id }) => id === NO_PAYMENT.id) ? methods : [...methods, NO_PAYMENT]
    },
    authorize: authorizeAndCount,
    find: (request) => gateway.find(request),
    openWallet: (request) => gateway.openWallet(request),
    openSheet: (request, beforeContact) => gateway.openSheet(request, beforeContact),
    hasStandInSheets: gateway.hasStandInSheets,
    readWallet: (id) => gateway.readWallet(id),
    deleteRemovedCards: () => deleteRemovedCards(db, gateway, now),
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
