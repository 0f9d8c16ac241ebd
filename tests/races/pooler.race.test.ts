import { buildApp } from '../../commerce/app'
import { readConfig } from '../../commerce/config'
import { openDatabase, type Database } from '../../commerce/db/client'
import { migrate } from '../../commerce/db/migrate'
import { seedCheckout } from '../../commerce/testing/seed-checkout'
import { ILLINOIS, TestCheckout } from '../../commerce/testing/test-checkout'
import { createOnServer } from '../../commerce/testing/test-database'
import { canHavePooler, startPooler, type TestPooler } from '../../scripts/testing/pooler'
import { waitUntil } from '../../scripts/testing/wait-until'

const serverUrl = process.env['TEST_DATABASE_URL']
const SHOPPERS = 12

const onPooler = serverUrl && canHavePooler() ? describe : describe.skip

onPooler('engines behind PgBouncer in transaction mode (skipped without TEST_DATABASE_URL)', () => {
  let direct: Database & { url: string }
  let pooler: TestPooler
  let database: Database
  let app: ReturnType<typeof buildApp>

  beforeAll(async () => {
    direct = await createOnServer(serverUrl ?? '')
    pooler = await startPooler(direct.url)
    const config = readConfig({
      COMMERCE_LOG_LEVEL: 'silent',
      SAME_LOGIN_PAUSE_MS: '0',
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: direct.url,
    })
    database = await openDatabase(config)
    await Promise.all([migrate(database.db), migrate(database.db)])
    await seedCheckout(database.db)
    app = buildApp({ db: database.db, config, listen: database.listen })
    await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await app.close()
    await database.close()
    await pooler.stop()
    await direct.close()
  })

  test('many shoppers order at once, each once, and stock counts them', async () => {
    const stock = () =>
      database.db
        .selectFrom('inventory')
        .select('ats')
        .where('product_id', '=', 'assorted-9')
        .executeTakeFirstOrThrow()
    const before = await stock()
    const orders = await Promise.all(Array.from({ length: SHOPPERS }, order))
    expect(new Set(orders).size).toBe(SHOPPERS)
    expect((await stock()).ats).toBe(before.ats - SHOPPERS)
  })

  async function order(): Promise<string> {
    const guest = await TestCheckout.asGuest(app)
    const me = { shipmentId: 'me', shippingAddress: ILLINOIS }
    const { body } = await guest.basket('POST', '', {
      customerInfo: { email: 'ada@example.com' },
      billingAddress: ILLINOIS,
      shipments: [{ ...me, shippingMethod: { id: 'GroundDisc' } }],
      productItems: [{ productId: 'assorted-9', quantity: 1, shipmentId: 'me' }],
    })
    await guest.basket('POST', `/${body.basketId}/payment-instruments`, {
      paymentMethodId: 'PAY_BY_CHECK',
    })
    const placed = await guest.order('POST', '', { basketId: body.basketId })
    expect(placed.status).toBe(200)
    return placed.body.orderNo ?? ''
  }

  test('changes are announced through the connection of its own', async () => {
    const heard: unknown[] = []
    const { shopChanges } = app.services
    shopChanges?.subscribe((changes) => heard.push(...changes))
    const product = database.db.updateTable('product').set({ name: 'Renamed' })
    await product.where('id', '=', 'assorted-9').execute()
    await waitUntil(() => JSON.stringify(heard).includes('assorted-9'))
  })
})
