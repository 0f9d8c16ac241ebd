import { randomBytes } from 'node:crypto'
import type { Db } from '../db/client'
import {
  detectBrand,
  isExpired,
  isValidNumber,
  isValidSecurityCode,
  maskNumber,
} from './card-number.rules'
import { insertToken, selectToken } from './card-gateway.repository'
import { TransientToken, type CardFacts, type StoredCard } from './card-gateway.schemas'
import { GatewayRefusal } from './gateway-refusal'
import { createGatewaySigner, TOKEN_ISSUER, TOKEN_SECONDS } from './gateway-signer'
import { outcomeOf } from './test-cards.rules'

export interface CardToStore {
  number: string
  securityCode?: string
  /** 1 to 12. */
  expirationMonth: number
  expirationYear: number
}

/**
 * The `outcome` of a card in another gateway's vault: only that gateway knows the bank's response.
 */
export const VAULT_CARD = 'elsewhere'

export type StoredCardService = ReturnType<typeof createStoredCards>

export function createStoredCards(db: Db, { now }: { now: () => Date }) {
  const { sign, verify } = createGatewaySigner(db, { now })

  /** @throws GatewayRefusal for an invalid card. */
  async function storeCard(card: CardToStore, customerId: string): Promise<StoredCard> {
    const number = card.number.replace(/[\s-]/g, '')
    checkCard({ ...card, number }, now())
    return insertCard({ db, now }, customerId, {
      maskedNumber: maskNumber(number),
      bin: number.slice(0, 6),
      type: detectBrand(number)?.type ?? '',
      month: String(card.expirationMonth).padStart(2, '0'),
      year: String(card.expirationYear),
      outcome: outcomeOf(number),
    })
  }

  /** @returns undefined if the token is invalid or has expired. */
  async function storeTransientToken(
    jwt: string,
    customerId: string,
  ): Promise<StoredCard | undefined> {
    const verified = await verify(jwt, TOKEN_ISSUER, 'transientToken').catch(() => undefined)
    const parsed = TransientToken.safeParse(verified)
    const known = parsed.success && (await selectToken(db, parsed.data.jti))
    if (!known) return undefined
    const { number, expirationMonth, expirationYear } = parsed.data.content.paymentInformation.card
    return insertCard({ db, now }, customerId, {
      maskedNumber: known.masked_number,
      bin: number.bin,
      type: known.card_type,
      month: expirationMonth.value,
      year: expirationYear.value,
      outcome: known.outcome,
    })
  }

  /** @returns undefined if the token belongs to another customer */
  async function rememberCard(
    customerId: string,
    { token, ...facts }: CardFacts & { token: string },
  ): Promise<StoredCard | undefined> {
    const known = await selectCard(db, token)
    // a removed card that is saved again must not be deleted from the vault
    await db.deleteFrom('card_gateway_removed_card').where('token', '=', token).execute()
    if (!known) await insertCard({ db, now }, customerId, { ...facts, outcome: VAULT_CARD }, token)
    return getCard(token, customerId)
  }

  /** @returns undefined unless the card belongs to the customer. */
  async function getCard(token: string, customerId: string): Promise<StoredCard | undefined> {
    const row = await selectCard(db, token)
    if (row?.customer_id !== customerId) return undefined
    return toStoredCard(token, toNewCard(row))
  }

  /** @returns undefined unless the card belongs to the customer. */
  async function createTransientToken(
    token: string,
    customerId: string,
  ): Promise<string | undefined> {
    const row = await selectCard(db, token)
    if (row?.customer_id !== customerId) return undefined
    const jti = randomBytes(32).toString('hex')
    const { masked_number: maskedNumber, card_type: cardType, outcome } = row
    const expiresAt = new Date(now().getTime() + TOKEN_SECONDS * 1000)
    await insertToken(db, { jti, maskedNumber, cardType, outcome, expiresAt }, now())
    return sign({ ...toPayload(toNewCard(row)), jti }, TOKEN_ISSUER, TOKEN_SECONDS)
  }

  return {
    storeCard,
    storeTransientToken,
    rememberCard,
    getCard,
    isOfAnother: (token: string, customerId: string) => isOfAnother(db, token, customerId),
    createTransientToken,
  }
}

async function insertCard(
  { db, now }: { db: Db; now: () => Date },
  customerId: string,
  card: NewCard,
  token = randomBytes(16).toString('hex').toUpperCase(),
): Promise<StoredCard> {
  await db
    .insertInto('card_gateway_stored_card')
    .values({
      token,
      customer_id: customerId,
      masked_number: card.maskedNumber,
      bin: card.bin,
      card_type: card.type,
      expiration_month: card.month,
      expiration_year: card.year,
      outcome: card.outcome,
      created_at: now(),
    })
    .onConflict((conflict) => conflict.column('token').doNothing())
    .execute()
  return toStoredCard(token, card)
}

async function isOfAnother(db: Db, token: string, customerId: string): Promise<boolean> {
  const row = await selectCard(db, token)
  return row !== undefined && row.customer_id !== customerId
}

function selectCard(db: Db, token: string) {
  return db
    .selectFrom('card_gateway_stored_card')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst()
}

interface NewCard extends CardFacts {
  /** `approved`, or the reason for the decline; unknown for a card of another vault. */
  outcome: string
}

const BRAND_NAMES: Readonly<Record<string, string>> = {
  '001': 'Visa',
  '002': 'Master Card',
  '003': 'Amex',
  '004': 'Discover',
}

function toStoredCard(token: string, card: NewCard): StoredCard {
  return {
    token,
    maskedNumber: card.maskedNumber,
    type: card.type,
    brand: BRAND_NAMES[card.type] ?? 'Card',
    expirationMonth: Number(card.month),
    expirationYear: Number(card.year),
  }
}

function toNewCard(row: {
  masked_number: string
  bin: string
  card_type: string
  expiration_month: string
  expiration_year: string
  outcome: string
}): NewCard {
  return {
    maskedNumber: row.masked_number,
    bin: row.bin,
    type: row.card_type,
    month: row.expiration_month,
    year: row.expiration_year,
    outcome: row.outcome,
  }
}

function toPayload({ maskedNumber, bin, type, month, year }: NewCard) {
  const number = { maskedValue: maskedNumber, bin, detectedCardTypes: [type] }
  const card = { number, expirationMonth: { value: month }, expirationYear: { value: year } }
  return { type: 'mf-2.0.0', content: { paymentInformation: { card } } }
}

function checkCard(card: CardToStore, now: Date): void {
  const brand = detectBrand(card.number)
  if (!/^\d+$/.test(card.number) || !isValidNumber(card.number)) {
    throw new GatewayRefusal('INVALID_DATA', 'The card number is not valid.', 'number')
  }
  if (card.securityCode !== undefined && !isValidSecurityCode(card.securityCode, brand)) {
    throw new GatewayRefusal('INVALID_DATA', 'The security code is not valid.', 'securityCode')
  }
  if (isExpired(card.expirationMonth, card.expirationYear, now)) {
    throw new GatewayRefusal('INVALID_DATA', 'The card has expired.', 'expirationMonth')
  }
}
