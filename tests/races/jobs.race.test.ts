import { sql } from 'kysely'
import { buildApp } from '../../commerce/app'
import { readConfig } from '../../commerce/config'
import { openDatabase, type Database } from '../../commerce/db/client'
import { startSmtpServer, type SmtpServer } from '../../commerce/testing/smtp-server'
import { TestCheckout } from '../../commerce/testing/test-checkout'
import { createOnServer } from '../../commerce/testing/test-database'
import { EngineProcess } from './engine-process'
import { killProcesses } from './race-process'
import { openRaceDatabase, type RaceDatabase } from './race-database'

const serverUrl = process.env['TEST_DATABASE_URL']
const onPostgres = serverUrl ? describe : describe.skip
const MAILS = 30
const ORDERS = 6
const STOCK = 100

type Engine = ReturnType<typeof buildApp>

onPostgres('two engines at one database', () => {
  let smtp: SmtpServer
  let database: RaceDatabase
  let connections: Database[]
  let engines: [Engine, Engine]

  beforeAll(async () => {
    smtp = await startSmtpServer()
    database = await openRaceDatabase(serverUrl ?? '')
    const { url } = database
    connections = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl: url })))
    const config = {
      ...readConfig({ COMMERCE_LOG_LEVEL: 'silent', SAME_LOGIN_PAUSE_MS: '0' }),
      smtpUrl: smtp.url,
    }
    const [one, other] = connections.map(({ db }) => buildApp({ db, config })) as [Engine, Engine]
    engines = [one, other]
    await Promise.all(engines.map((engine) => engine.ready()))
  })
  beforeEach(() => {
    smtp.recipients.length = 0
  })
  afterAll(async () => {
    killProcesses()
    await Promise.all((engines ?? []).map((engine) => engine.close()))
    await Promise.all((connections ?? []).map((connection) => connection.close()))
    await database?.close()
    await smtp?.close()
  })

  /** Runs the regular work of both engines at the same moment. */
  const both = <Result>(work: (services: Engine['services']) => Promise<Result>) =>
    Promise.all(engines.map(({ services }) => work(services)))

  test('send each mail once', async () => {
    const now = new Date()
    const addresses = Array.from({ length: MAILS }, (_, index) => `mail-${index}@example.com`)
    await database.db
      .insertInto('outbox_mail')
      .values(
        addresses.map((recipient) => ({
          reference: `test:${recipient}`,
          recipient,
          subject: 'Once',
          text: 'Once',
          html: '<p>Once</p>',
          created_at: now,
          next_attempt_at: now,
        })),
      )
      .execute()
    await both(({ mail }) => mail.deliver())
    expect([...smtp.recipients].sort()).toEqual([...addresses].sort())
  })

  test('send one back-in-stock mail to each waiting shopper', async () => {
    const addresses = Array.from({ length: 10 }, (_, index) => `waits-${index}@example.com`)
    await database.db
      .insertInto('stock_notice')
      .values(
        addresses.map((email) => ({
          site_id: 'brindille',
          product_id: 'creme-bar',
          email,
          created_at: new Date(),
        })),
      )
      .execute()
    const written = await both(({ stockNotices }) => stockNotices.notify())
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(addresses.length)
    await both(({ mail }) => mail.deliver())
    expect([...smtp.recipients].sort()).toEqual([...addresses].sort())
  })

  test('fail each abandoned order once, and return its stock once', async () => {
    await database.setStock('assorted-9', STOCK)
    const guest = await TestCheckout.asGuest(engines[0])
    const orderNos: string[] = []
    for (let count = 0; count < ORDERS; count += 1) {
      const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 2 }])
      const { body } = await guest.order('POST', '', { basketId })
      orderNos.push(String(body.orderNo))
    }
    expect(await database.stockOf('assorted-9')).toBe(STOCK - 2 * ORDERS)
    const later = new Date(Date.now() + 60_000)
    const given = await both(({ orders }) => orders.failStaleOrders(later))
    expect(given.flat().sort()).toEqual([...orderNos].sort())
    expect(await database.stockOf('assorted-9')).toBe(STOCK)
  })
})

onPostgres('two engines that start at once', () => {
  test('create the tables of an empty database once', async () => {
    const empty = await createOnServer(serverUrl ?? '')
    const start = () => EngineProcess.start({ DATABASE_URL: empty.url })
    const engines = await Promise.all([start(), start()])
    const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(
      empty.db,
    )
    const names = rows.map(({ name }) => name)
    expect(names).toContain('001-catalog.sql')
    expect(new Set(names).size).toBe(names.length)
    expect(await Promise.all(engines.map((engine) => engine.stop()))).toEqual([0, 0])
    await empty.close()
  })
})
