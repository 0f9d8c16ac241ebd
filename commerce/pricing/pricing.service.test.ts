import { seedCatalog } from '../testing/seed-catalog'
import { useDatabase } from '../testing/test-database'
import { unitPriceMinor } from './pricing.rules'
import { createPricingService } from './pricing.service'

const AT = new Date('2026-06-01T12:00:00Z')

describe('prices of a site', () => {
  const database = useDatabase()
  beforeAll(() => seedCatalog(database.db))

  const priceOf = async (id: string, at = AT) => {
    const prices = await createPricingService(database.db).getPrices('brindille', [id], at)
    const own = prices.get(id)
    return own && unitPriceMinor(own, 1)
  }

  it('are read from the price books of that site', async () => {
    const pricing = createPricingService(database.db)
    const prices = await pricing.getPrices('brindille', ['assorted-18', 'creme-bar', 'none'], AT)
    expect([...prices.keys()].sort()).toEqual(['assorted-18', 'creme-bar'])
    expect(prices.get('assorted-18')).toMatchObject({ listMinor: 3800, saleMinor: 3000 })
    expect(prices.get('creme-bar')?.tiers.map((tier) => tier.minQuantity)).toEqual([1, 10])
    expect(await pricing.getPrices('elsewhere', ['assorted-18'], AT)).toEqual(new Map())
    expect(await pricing.getPrices('brindille', [], AT)).toEqual(new Map())
  })

  it('apply between their dates only, and the one started last has precedence', async () => {
    const row = { price_book_id: 'usd-sale-prices', product_id: 'brittle' }
    await database.db
      .insertInto('price')
      .values([
        { ...row, amount_minor: 900, online_from: '2026-05-01', online_to: '2026-07-01' },
        { ...row, amount_minor: 1000, online_from: '2026-05-15', online_to: '2026-06-15' },
      ])
      .execute()
    const days = ['2026-04-30', '2026-05-02', '2026-05-20', '2026-06-20', '2026-07-02']
    const found: unknown[] = []
    for (const day of days) found.push(await priceOf('brittle', new Date(`${day}T12:00:00Z`)))
    expect(found).toEqual([1200, 900, 1000, 900, 1200])
  })

  it('fall back to the master if a variant has none', async () => {
    await database.db
      .insertInto('price')
      .values({ price_book_id: 'usd-list-prices', product_id: 'truffles', amount_minor: 9900 })
      .execute()
    expect(await priceOf('truffles-9')).toBe(2500)
    await database.db.deleteFrom('price').where('product_id', '=', 'truffles-9').execute()
    expect(await priceOf('truffles-9')).toBe(9900)
  })

  it('apply from the price books of the shopper context, in their currency', async () => {
    const books = [
      { id: 'vip', name: 'VIP', currency: 'USD' },
      { id: 'vip-spring', name: 'VIP in spring', currency: 'USD', parent_id: 'vip' },
      { id: 'euro', name: 'Euro', currency: 'EUR' },
    ]
    await database.db.insertInto('price_book').values(books).execute()
    await database.db
      .insertInto('price')
      .values([
        { price_book_id: 'vip', product_id: 'card', amount_minor: 4000 },
        { price_book_id: 'euro', product_id: 'card', amount_minor: 4500 },
      ])
      .execute()
    const pricing = createPricingService(database.db)
    const card = async (terms: object) => {
      const found = await pricing.getPrices('brindille', ['card'], AT, undefined, terms)
      const own = found.get('card')
      return own && [unitPriceMinor(own, 1), [...own.perBook.keys()]]
    }
    expect(await card({})).toEqual([5000, ['usd-list-prices']])
    expect(await card({ priceBookIds: ['vip'] })).toEqual([4000, ['usd-list-prices', 'vip']])
    // a book without a price uses its parent's price
    expect(await card({ priceBookIds: ['vip-spring'] })).toEqual([4000, ['usd-list-prices', 'vip']])
    expect(await card({ onlyPriceBookIds: ['vip-spring'] })).toEqual([4000, ['vip']])
    expect(await card({ currency: 'EUR' })).toBeUndefined()
    expect(await card({ currency: 'EUR', priceBookIds: ['vip', 'euro'] })).toEqual([4500, ['euro']])
  })

  it('end with the validity of their price book', async () => {
    await database.db
      .updateTable('price_book')
      .set({ online_to: '2026-05-31' })
      .where('id', '=', 'usd-sale-prices')
      .execute()
    expect(await priceOf('assorted-18')).toBe(3800)
  })
})
