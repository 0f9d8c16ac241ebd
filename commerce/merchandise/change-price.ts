import { sql } from 'kysely'
import type { PriceChange } from '../../contracts/merchandise'
import { formatMinor } from '../../rules/office-money'
import { explainAmount, parseAmount } from '../../rules/money-text'
import { recordChange } from '../audit/record-change'
import type { Trx } from '../db/client'
import { badRequest, conflict, notFound } from '../http/problem'
import { lockProduct, subjectOf, type ProductChange } from './product-change'

interface Book {
  name: string
  currency: string
}

export async function changePrice(change: ProductChange, price: PriceChange): Promise<void> {
  const { trx, productId, by, at } = change
  const { bookId, minQuantity, expectedMinor } = price
  await lockProduct(change)
  const book = await selectBook(trx, bookId)
  const amountMinor = readPriceAmount(price.amount, book)
  const known = await trx
    .selectFrom('price')
    .select('amount_minor')
    .where(isThePrice(productId, price))
    .forUpdate()
    .executeTakeFirst()
  if (known?.amount_minor !== expectedMinor) throw changedMeanwhile(book, known?.amount_minor)
  if (known?.amount_minor === amountMinor) return
  if (known) {
    await trx
      .updateTable('price')
      .set({ amount_minor: amountMinor })
      .where(isThePrice(productId, price))
      .execute()
  } else {
    await trx
      .insertInto('price')
      .values({
        price_book_id: bookId,
        product_id: productId,
        min_quantity: minQuantity,
        amount_minor: amountMinor,
      })
      .execute()
  }
  const field = toLoggedName(price)
  const entry = {
    action: 'price changed',
    subject: subjectOf(change),
    before: known && { [field]: formatMinor(known.amount_minor, book.currency) },
    after: { [field]: formatMinor(amountMinor, book.currency) },
  }
  await recordChange(trx, by, entry, at)
}

/**
 * The condition that selects a price by its key. `begin` is compared as text, so that text that is
 * not a valid moment matches no row; without it, the price has no beginning.
 */
export function isThePrice(
  productId: string,
  {
    bookId,
    minQuantity,
    begin = '-infinity',
  }: Pick<PriceChange, 'bookId' | 'minQuantity' | 'begin'>,
) {
  return sql<boolean>`price_book_id = ${bookId} and product_id = ${productId}
    and min_quantity = ${minQuantity} and online_from::text = ${begin}`
}

/** The smallest units of a price. @throws Problem 400. */
export function readPriceAmount(text: string, { currency }: Pick<Book, 'currency'>): number {
  const problem = explainAmount(text, currency)
  if (problem !== undefined) throw badRequest(problem)
  return parseAmount(text, currency) ?? 0
}

/** @throws Problem 404. */
export async function selectBook(trx: Trx, bookId: string): Promise<Book> {
  const book = await trx
    .selectFrom('price_book')
    .select(['name', 'currency'])
    .where('id', '=', bookId)
    .executeTakeFirst()
  if (book) return book
  throw notFound(`There is no price book '${bookId}'.`, 'price-book-not-found')
}

export const toLoggedName = ({
  bookId,
  minQuantity,
}: Pick<PriceChange, 'bookId' | 'minQuantity'>) =>
  `price in ${bookId}${minQuantity > 1 ? ` from ${minQuantity} pieces` : ''}`

function changedMeanwhile({ name, currency }: Book, nowMinor: number | undefined) {
  const now =
    nowMinor === undefined ? 'there is none any more' : `it is ${formatMinor(nowMinor, currency)}`
  return conflict(
    `Somebody else has changed the price in ${name} meanwhile: ${now}. Look at it again.`,
  )
}
