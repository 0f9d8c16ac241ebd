import { CompiledQuery } from 'kysely'
import { useDatabase } from '../testing/test-database'
import { listMigrations } from './migrate'

const database = useDatabase()

test('hundredths become the smallest unit of each currency', async () => {
  const { db } = database
  const migration = listMigrations().find(({ name }) => name.startsWith('465-'))
  const site = { name: 'S', catalog_id: 'c', inventory_list_id: 'i', price_book_ids: [] }
  const currencies = ['USD', 'JPY', 'KWD', 'CLF']
  await db
    .insertInto('site')
    .values(currencies.map((currency) => ({ ...site, id: currency, currency })))
    .execute()
  await db.insertInto('catalog').values({ id: 'c' }).execute()
  await db
    .insertInto('product')
    .values({ id: 'p', catalog_id: 'c', kind: 'standard', name: 'P' })
    .execute()
  for (const currency of currencies) {
    await db.insertInto('price_book').values({ id: currency, name: currency, currency }).execute()
    await db
      .insertInto('price')
      .values({ price_book_id: currency, product_id: 'p', min_quantity: 1, amount_minor: 120_000 })
      .execute()
    const promotion = {
      condition: 'amount',
      tiers: [
        { threshold: 100_000, discount: { type: 'amount', amountMinor: 50_000 } },
        { threshold: 300_000, discount: { type: 'percentage', percentage: 10 } },
      ],
    }
    await db
      .insertInto('promotion')
      .values({ site_id: currency, id: 'p', definition: JSON.stringify(promotion) })
      .execute()
  }
  await db.executeQuery(CompiledQuery.raw(migration?.text ?? ''))
  const prices = await db.selectFrom('price').selectAll().execute()
  expect(Object.fromEntries(prices.map((row) => [row.price_book_id, row.amount_minor]))).toEqual({
    USD: 120_000,
    JPY: 1_200,
    KWD: 1_200_000,
    CLF: 12_000_000,
  })
  const promotions = await db.selectFrom('promotion').selectAll().execute()
  expect(
    Object.fromEntries(promotions.map((row) => [row.site_id, row.definition.tiers])),
  ).toMatchObject({
    USD: [{ threshold: 100_000, discount: { amountMinor: 50_000 } }, { threshold: 300_000 }],
    JPY: [{ threshold: 1_000, discount: { amountMinor: 500 } }, { threshold: 3_000 }],
    KWD: [
      { threshold: 1_000_000, discount: { amountMinor: 500_000 } },
      { discount: { percentage: 10 } },
    ],
    CLF: [{ threshold: 10_000_000 }, { threshold: 30_000_000 }],
  })
})
