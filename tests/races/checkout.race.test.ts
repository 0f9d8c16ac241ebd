import { waitUntil } from '../../scripts/testing/wait-until'
import { EngineProcess } from './engine-process'
import { killProcesses } from './race-process'
import { openRaceDatabase, type RaceDatabase } from './race-database'
import { RaceShopper, type RaceAnswer } from './race-shopper'

const serverUrl = process.env['TEST_DATABASE_URL']
// two engines need a shared database: the embedded one allows only one process
const onPostgres = serverUrl ? describe : describe.skip

onPostgres('two engines on one PostgreSQL (skipped without TEST_DATABASE_URL)', () => {
  const SHOPPERS = 200
  const PIECES = 20
  let database: RaceDatabase
  let engines: [EngineProcess, EngineProcess]
  const originOf = (index: number) => engines[index % 2 === 0 ? 0 : 1].origin

  beforeAll(async () => {
    database = await openRaceDatabase(serverUrl ?? '')
    const settings = { DATABASE_URL: database.url }
    engines = await Promise.all([EngineProcess.start(settings), EngineProcess.start(settings)])
  })
  afterAll(async () => {
    killProcesses()
    await database.close()
  })

  it('sell the last 20 pieces to exactly 20 of 200 shoppers', async () => {
    await database.setStock('assorted-9', SHOPPERS)
    const line = [{ productId: 'assorted-9', quantity: 1 }]
    const ready = await inTurns(SHOPPERS, 20, async (index) => {
      const shopper = await RaceShopper.logIn(originOf(index))
      return { shopper, basketId: await shopper.fillBasket(originOf(index), line) }
    })
    await database.setStock('assorted-9', PIECES)

    const answers = await Promise.all(
      ready.map(({ shopper, basketId }, index) =>
        // a busy engine asks to come back, and so a shopper does
        waitUntil(async () => {
          const answer = await shopper.order(originOf(index), 'POST', '', { basketId })
          return answer.status === 503 ? undefined : answer
        }),
      ),
    )

    const sold = answers.filter(({ status }) => status === 200)
    expect(sold).toHaveLength(PIECES)
    expect(new Set(sold.map(({ body }) => body.orderNo)).size).toBe(PIECES)
    expect(new Set(refusals(answers))).toEqual(new Set(['400 product-item-not-available']))
    expect(await database.stockOf('assorted-9')).toBe(0)
    const rows = await database.db.selectFrom('order_item').select('quantity').execute()
    expect(rows.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(PIECES)
  })

  it('create one order from one basket posted 20 times', async () => {
    await database.setStock('truffles-9', 100)
    const shopper = await RaceShopper.logIn(originOf(0))
    const basketId = await shopper.fillBasket(originOf(0), [
      { productId: 'truffles-9', quantity: 3 },
    ])
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        shopper.order(originOf(index), 'POST', '', { basketId }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ body }) => body.orderNo)).size).toBe(1)
    const query = database.db.selectFrom('order_header').select('order_no')
    expect(await query.where('basket_id', '=', basketId).execute()).toHaveLength(1)
    expect(await database.stockOf('truffles-9')).toBe(97)
  })

  it('lose no line when two tabs edit one basket', async () => {
    const products = ['assorted-9', 'assorted-18', 'truffles-9', 'creme-bar', 'card']
    for (const productId of products) await database.setStock(productId, 1000)
    const shopper = await RaceShopper.logIn(originOf(0))
    const { body } = await shopper.basket(originOf(0), 'POST', '', {})
    const path = `/${String(body.basketId)}`
    const add = (tab: number, productId: string) =>
      shopper.basket(originOf(tab), 'POST', `${path}/items`, [{ productId, quantity: 2 }])
    const tabs = [0, 1].map(async (tab) => {
      const order = tab === 0 ? products : [...products].reverse()
      const answers: RaceAnswer[] = []
      for (let round = 0; round < 4; round += 1) {
        for (const productId of order) answers.push(await add(tab, productId))
        answers.push(
          await shopper.basket(originOf(tab), 'PATCH', path, { [`c_tab${tab}`]: String(round) }),
        )
      }
      return answers
    })
    const answers = (await Promise.all(tabs)).flat()
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const basket = (await shopper.basket(originOf(1), 'GET', path)).body
    const lines = basket.productItems as { productId: string; quantity: number }[]
    const total = new Map<string, number>()
    for (const { productId, quantity } of lines) {
      total.set(productId, (total.get(productId) ?? 0) + quantity)
    }
    // two tabs, four rounds, two pieces each
    expect(Object.fromEntries(total)).toEqual(
      Object.fromEntries(products.map((productId) => [productId, 16])),
    )
    expect(basket).toMatchObject({ c_tab0: '3', c_tab1: '3' })
  })

  it('let the last 5 dollars of a gift certificate pay one order', async () => {
    await database.setStock('assorted-9', 1000)
    await database.db
      .insertInto('gift_certificate')
      .values({
        site_id: 'brindille',
        code: 'RACE',
        currency: 'USD',
        amount_minor: 500,
        balance_minor: 500,
      })
      .execute()
    await database.db
      .insertInto('payment_method')
      .values({
        site_id: 'brindille',
        id: 'GIFT_CERTIFICATE',
        name: 'Gift Certificate',
        position: 9,
        cards: '[]',
      })
      .execute()
    const orders = await inTurns(8, 8, async (index) => {
      const shopper = await RaceShopper.logIn(originOf(index))
      const line = [{ productId: 'assorted-9', quantity: 1 }]
      const basketId = await shopper.fillBasket(originOf(index), line, [
        { paymentMethodId: 'CREDIT_CARD' },
      ])
      const { body } = await shopper.order(originOf(index), 'POST', '', { basketId })
      const [card] = body.paymentInstruments as { paymentInstrumentId: string }[]
      const path = `/${String(body.orderNo)}/payment-instruments`
      await shopper.order(originOf(index), 'DELETE', `${path}/${card?.paymentInstrumentId}`)
      return { shopper, path }
    })
    const answers = await Promise.all(
      orders.map(({ shopper, path }, index) =>
        shopper.order(originOf(index), 'POST', path, {
          paymentMethodId: 'GIFT_CERTIFICATE',
          giftCertificateCode: 'RACE',
          amount: 5,
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(refusals(answers))).toEqual(new Set(['400 invalid-gift-certificate']))
    const balance = database.db.selectFrom('gift_certificate').select('balance_minor')
    expect((await balance.executeTakeFirstOrThrow()).balance_minor).toBe(0)
  })
})

/** Runs `work` `count` times, at most `width` at once. */
async function inTurns<Result>(
  count: number,
  width: number,
  work: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await work(index)
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}

/** Returns status and problem type (its last part) of each response that is not a success. */
function refusals(answers: readonly RaceAnswer[]): string[] {
  return answers
    .filter(({ status }) => status !== 200)
    .map(({ status, body }) => `${status} ${String(body.type).split('/').at(-1)}`)
}
