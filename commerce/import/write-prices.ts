import type { Trx } from '../db/client'
import type { PriceBookContent } from './archive'
import { insertInChunks } from './insert-in-chunks'

/** Replaces all price books. */
export async function writePrices(trx: Trx, books: readonly PriceBookContent[]): Promise<void> {
  await trx.deleteFrom('price_book').execute()
  await insertInChunks(books, (chunk) =>
    trx
      .insertInto('price_book')
      .values(
        chunk.map((book) => ({
          id: book.id,
          name: book.name,
          currency: book.currency,
          parent_id: book.parentId ?? null,
          online_from: book.onlineFrom ?? null,
          online_to: book.onlineTo ?? null,
        })),
      )
      .execute(),
  )
  const prices = books.flatMap(({ id, prices }) =>
    prices.map((price) => ({
      price_book_id: id,
      product_id: price.productId,
      min_quantity: price.minQuantity,
      amount_minor: price.amountMinor,
      online_from: price.onlineFrom ?? '-infinity',
      online_to: price.onlineTo ?? 'infinity',
    })),
  )
  await insertInChunks(prices, (chunk) => trx.insertInto('price').values(chunk).execute())
}
