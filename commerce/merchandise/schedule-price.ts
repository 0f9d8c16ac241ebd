import { sql } from 'kysely'
import type {
  PriceSchedule,
  ScheduledPriceChange,
  ScheduledPriceKey,
} from '../../contracts/merchandise'
import { formatMinor } from '../../rules/office-money'
import { recordChange } from '../audit/record-change'
import { badRequest, conflict } from '../http/problem'
import { isThePrice, readPriceAmount, selectBook, toLoggedName } from './change-price'
import { lockProduct, subjectOf, type ProductChange } from './product-change'

/** Dialogs choose whole minutes: the current minute is not yet the past. */
const TOLERANCE_MS = 60_000

interface Period {
  from: Date
  /** `undefined` means that the price does not end. */
  until: Date | undefined
}

interface ScheduledPrice extends Period {
  amountMinor: number
  currency: string
}

/**
 * Prices may overlap, because the one that began last applies, but two prices cannot begin at the
 * same moment.
 */
export async function schedulePrice(change: ProductChange, given: PriceSchedule): Promise<void> {
  await lockProduct(change)
  const after = await readPrice(change, given)
  await insertPrice(change, given, after)
  await record(change, 'price scheduled', given, undefined, after)
}

export async function changeScheduledPrice(
  change: ProductChange,
  given: ScheduledPriceChange,
): Promise<void> {
  const before = await lockPrice(change, given)
  const after = await readPrice(change, given)
  requireNotBegun(change, before)
  await deletePrice(change, given)
  await insertPrice(change, given, after)
  await record(change, 'scheduled price changed', given, before, after)
}

export async function removeScheduledPrice(
  change: ProductChange,
  given: ScheduledPriceKey,
): Promise<void> {
  const before = await lockPrice(change, given)
  requireNotBegun(change, before)
  await deletePrice(change, given)
  await record(change, 'scheduled price removed', given, before, undefined)
}

/** Ends a price that has begun: the price that applied before it applies again. */
export async function endPrice(change: ProductChange, given: ScheduledPriceKey): Promise<void> {
  const { trx, productId, at } = change
  const before = await lockPrice(change, given)
  if (before.from > at) throw conflict('This price has not begun yet. It can be removed.')
  if (before.until && before.until <= at) throw conflict('This price has ended already.')
  await trx
    .updateTable('price')
    .set({ online_to: at })
    .where(isThePrice(productId, given))
    .execute()
  await record(change, 'price ended', given, before, { ...before, until: at })
}

async function readPrice({ trx, at }: ProductChange, given: PriceSchedule) {
  const period = readPeriod(given, at)
  const book = await selectBook(trx, given.bookId)
  const { currency } = book
  return { ...period, amountMinor: readPriceAmount(given.amount, book), currency }
}

function readPeriod({ from, until }: Pick<PriceSchedule, 'from' | 'until'>, at: Date): Period {
  const begin = from === undefined ? at : new Date(from)
  const end = until === undefined ? undefined : new Date(until)
  if (begin.getTime() <= at.getTime() - TOLERANCE_MS) {
    throw badRequest('A price cannot begin in the past.')
  }
  if (end && end <= begin) throw badRequest('A price must end after it begins.')
  if (end && end <= at) throw badRequest('A price cannot end in the past.')
  return { from: begin, until: end }
}

/** Checks that the price is still as the operator last read it. @throws Problem 404, 400, 409. */
async function lockPrice(change: ProductChange, given: ScheduledPriceKey): Promise<ScheduledPrice> {
  const { trx, productId } = change
  await lockProduct(change)
  const { name, currency } = await selectBook(trx, given.bookId)
  const row = await trx
    .selectFrom('price')
    .select('amount_minor as amountMinor')
    .select(sql<Date | null>`nullif(online_from, '-infinity')`.as('from'))
    .select(sql<Date | null>`nullif(online_to, 'infinity')`.as('until'))
    .where(isThePrice(productId, given))
    .forUpdate()
    .executeTakeFirst()
  if (!row) {
    throw conflict(`Somebody else has changed or removed this price in ${name}. Look at it again.`)
  }
  if (!row.from) throw badRequest('This price has no start: it can be changed, but not ended.')
  const { amountMinor, until } = given.expected
  const isSame =
    row.amountMinor === amountMinor &&
    row.until?.getTime() === (until === undefined ? undefined : new Date(until).getTime())
  if (!isSame) {
    throw conflict(
      `Somebody else has changed this price in ${name}: it is ${formatMinor(row.amountMinor, currency)} now${
        row.until ? `, until ${row.until.toISOString()}` : ', without an end'
      }. Look at it again.`,
    )
  }
  return { amountMinor: row.amountMinor, currency, from: row.from, until: row.until ?? undefined }
}

function requireNotBegun({ at }: ProductChange, { from }: ScheduledPrice): void {
  if (from <= at) throw conflict('This price has begun meanwhile. It can be ended.')
}

async function deletePrice({ trx, productId }: ProductChange, given: ScheduledPriceKey) {
  await trx.deleteFrom('price').where(isThePrice(productId, given)).execute()
}

/** @throws Problem 409 when another price of the same quantity begins at the same moment. */
async function insertPrice(
  { trx, productId }: ProductChange,
  { bookId, minQuantity }: Pick<PriceSchedule, 'bookId' | 'minQuantity'>,
  { amountMinor, from, until }: ScheduledPrice,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('price')
    .values({
      price_book_id: bookId,
      product_id: productId,
      min_quantity: minQuantity,
      amount_minor: amountMinor,
      online_from: from,
      online_to: until ?? 'infinity',
    })
    .onConflict((conflicting) => conflicting.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return
  throw conflict('Another price for this quantity begins at the same moment. Reload the page.')
}

const toLogged = (name: string, { amountMinor, currency, from, until }: ScheduledPrice) => ({
  [name]: formatMinor(amountMinor, currency),
  from: from.toISOString(),
  ...(until && { until: until.toISOString() }),
})

async function record(
  change: ProductChange,
  action: string,
  price: Pick<PriceSchedule, 'bookId' | 'minQuantity'>,
  before: ScheduledPrice | undefined,
  after: ScheduledPrice | undefined,
): Promise<void> {
  const name = toLoggedName(price)
  const entry = {
    action,
    subject: subjectOf(change),
    before: before && toLogged(name, before),
    after: after && toLogged(name, after),
  }
  await recordChange(change.trx, change.by, entry, change.at)
}
