import { createCustomerId } from '../secrets'
import type { Db, Trx } from '../db/client'
import { maskCode } from '../payments/gift-certificate-code'
import { pickCustom, toStoredText } from '../http/stored-document'
import { quotaExceeded } from '../http/problem'
import { queueRemovedCards } from '../payments/removed-cards'
import type { StoredCardService } from '../card-gateway/stored-card.service'
import type { SiteService } from '../sites/site.service'
import { toCustomerPaymentInstrument, type CustomerPaymentInstrument } from './customer.mapper'
import { lockCustomer } from './customer.service'
import {
  clearDefault,
  selectInstrument,
  selectInstruments,
  selectNewestCard,
  selectSameCard,
} from './payment-instrument.repository'
import { isSameCard, type CardFacts } from './saved-card.rules'
import {
  SavedCard,
  type PaymentInstrumentBody,
  type PaymentInstrumentPatch,
} from './saved-card.schemas'
import { cardRefused, paymentInstrumentNotFound } from './customer-problems'
import { requireOwnTokens, toSavedCard } from './to-saved-card'

const MAX_SAVED_CARDS = 10
const MAX_SAVED_INSTRUMENTS = 50

export type PaymentInstrumentService = ReturnType<typeof createPaymentInstrumentService>

interface Sources {
  db: Db
  storedCards: StoredCardService
  sites: SiteService
  now: () => Date
}

/**
 * Creates the service for saved payment instruments; at most one of a customer is the default.
 * `siteId` selects the time zone by which cards expire; UTC if absent.
 */
export function createPaymentInstrumentService(
  db: Db,
  { storedCards, sites, now }: Omit<Sources, 'db'>,
) {
  /**
   * Saves a card. Its number is sent to the gateway, which returns a token; the number is not
   * stored here.
   * @throws Problem 400 for an invalid card, a card that is already saved, or one card too many.
   */
  async function createPaymentInstrument(
    customerId: string,
    body: PaymentInstrumentBody,
    siteId?: string,
  ) {
    const { paymentMethodId, default: isDefault = false, giftCertificateCode, ...rest } = body
    const id = createCustomerId()
    const card =
      rest.paymentCard && (await toSavedCard({ db, storedCards }, customerId, rest.paymentCard))
    const document = {
      ...pickCustom(rest),
      ...(rest.bankRoutingNumber !== undefined && { bankRoutingNumber: rest.bankRoutingNumber }),
      ...(giftCertificateCode && { maskedGiftCertificateCode: maskCode(giftCertificateCode) }),
      ...(card && { paymentCard: card }),
    }
    await db.transaction().execute(async (trx) => {
      await lockCustomer(trx, customerId)
      await checkSaved(trx, customerId, card)
      if (isDefault) await clearDefault(trx, customerId)
      await trx
        .insertInto('customer_payment_instrument')
        .values({
          id,
          customer_id: customerId,
          payment_method_id: paymentMethodId,
          is_default: isDefault,
          document: toStoredText(document),
          created_at: now(),
          updated_at: now(),
        })
        .execute()
    })
    return getPaymentInstrument({ db, sites }, customerId, id, siteId)
  }

  return {
    getPaymentInstrument: (customerId: string, id: string, siteId?: string) =>
      getPaymentInstrument({ db, sites }, customerId, id, siteId),
    findCardSince: (customerId: string, since: Date) =>
      findCardSince({ db, sites }, customerId, since),
    findSameCard: (customerId: string, card: CardFacts) =>
      findSameCard({ db, sites }, customerId, card),
    requireOwnTokens: (customerId: string, tokens: readonly string[]) =>
      requireOwnTokens({ db, storedCards }, customerId, tokens),
    createPaymentInstrument,
    updatePaymentInstrument: (
      customerId: string,
      id: string,
      patch: PaymentInstrumentPatch & Record<string, unknown>,
      siteId?: string,
    ) => updatePaymentInstrument({ db, sites, now }, customerId, id, patch, siteId),
    useForSubscriptions: (customerId: string, id: string) =>
      useForSubscriptions({ db, now }, customerId, id),
    removePaymentInstrument: (customerId: string, id: string) =>
      removePaymentInstrument({ db, now }, customerId, id),
  }
}

/** @throws Problem 404. */
async function getPaymentInstrument(
  { db, sites }: Pick<Sources, 'db' | 'sites'>,
  customerId: string,
  id: string,
  siteId?: string,
): Promise<CustomerPaymentInstrument> {
  const row = await selectInstrument(db, customerId, id)
  if (!row) throw paymentInstrumentNotFound(id)
  return toCustomerPaymentInstrument(row, await sites.today(siteId))
}

/** Changes only the given fields. @throws Problem 404. */
async function updatePaymentInstrument(
  { db, sites, now }: Pick<Sources, 'db' | 'sites' | 'now'>,
  customerId: string,
  id: string,
  patch: PaymentInstrumentPatch & Record<string, unknown>,
  siteId?: string,
) {
  const { default: isDefault, paymentCard, ...custom } = patch
  await db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customerId)
    const row = await selectInstrument(trx, customerId, id)
    if (!row) throw paymentInstrumentNotFound(id)
    if (isDefault) await clearDefault(trx, customerId)
    const card = SavedCard.safeParse(row.document['paymentCard'])
    await trx
      .updateTable('customer_payment_instrument')
      .set({
        is_default: isDefault ?? row.is_default,
        document: toStoredText({
          ...row.document,
          ...pickCustom(custom),
          ...(card.success && { paymentCard: { ...card.data, ...paymentCard } }),
        }),
        updated_at: now(),
      })
      .where('id', '=', id)
      .execute()
  })
  return getPaymentInstrument({ db, sites }, customerId, id, siteId)
}

/**
 * Returns the card that a customer saved most recently, not before the given time; undefined if
 * there is none.
 */
async function findCardSince(
  { db, sites }: Pick<Sources, 'db' | 'sites'>,
  customerId: string,
  since: Date,
): Promise<CustomerPaymentInstrument | undefined> {
  const row = await selectNewestCard(db, customerId, since)
  return row && toCustomerPaymentInstrument(row, await sites.today(undefined))
}

/** Returns the same card if the customer has saved it already; undefined if it is new. */
async function findSameCard(
  { db, sites }: Pick<Sources, 'db' | 'sites'>,
  customerId: string,
  card: CardFacts,
): Promise<CustomerPaymentInstrument | undefined> {
  const row = await selectSameCard(db, customerId, card)
  return row && toCustomerPaymentInstrument(row, await sites.today(undefined))
}

/**
 * Makes this card the only one that pays for subscriptions (ACC-047).
 * @throws Problem 404.
 */
async function useForSubscriptions(
  { db, now }: Pick<Sources, 'db' | 'now'>,
  customerId: string,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customerId)
    const rows = await selectInstruments(trx, customerId)
    if (!rows.some((row) => row.id === id)) throw paymentInstrumentNotFound(id)
    for (const row of rows) {
      const document = { ...row.document, c_useForSubscriptions: row.id === id }
      await trx
        .updateTable('customer_payment_instrument')
        .set({ document: JSON.stringify(document), updated_at: now() })
        .where('id', '=', row.id)
        .execute()
    }
  })
}

/** @throws Problem 404. */
async function removePaymentInstrument(
  { db, now }: Pick<Sources, 'db' | 'now'>,
  customerId: string,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('customer_payment_instrument')
      .where('customer_id', '=', customerId)
      .where('id', '=', id)
      .returning('document')
      .executeTakeFirst()
    if (!removed) throw paymentInstrumentNotFound(id)
    const token = SavedCard.safeParse(removed.document['paymentCard']).data?.creditCardToken
    if (token) await queueRemovedCards(trx, { customerId, token }, now())
  })
}

async function checkSaved(trx: Trx, customerId: string, card: SavedCard | undefined) {
  const rows = await selectInstruments(trx, customerId)
  if (rows.length >= MAX_SAVED_INSTRUMENTS) {
    const most = MAX_SAVED_INSTRUMENTS
    throw quotaExceeded(`A customer may have no more than ${most} payment instruments.`)
  }
  if (!card) return
  const cards = rows.flatMap((row) => {
    const saved = SavedCard.safeParse(row.document['paymentCard'])
    return saved.success ? [saved.data] : []
  })
  if (cards.some((other) => isSameCard(card, other))) {
    throw cardRefused('card.already.on.file', 'This card is already on file.')
  }
  if (cards.length >= MAX_SAVED_CARDS) {
    const message = `No more than ${MAX_SAVED_CARDS} cards can be saved. Please remove one first.`
    throw cardRefused('error.cards.max.reached', message)
  }
}
