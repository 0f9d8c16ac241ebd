import { sql } from 'kysely'
import { buildApp } from '../../commerce/app'
import { readConfig } from '../../commerce/config'
import { openDatabase, type Database } from '../../commerce/db/client'
import { reading } from '../../commerce/db/read-age'
import { readSnapshot } from '../../commerce/db/settle'
import { logInOperator } from '../../commerce/testing/log-in-operator'
import { logInTestShopper } from '../../commerce/testing/test-shopper'
import { startTestPostgres, type TestPostgres } from '../../scripts/testing/postgres'
import { waitUntil } from '../../scripts/testing/wait-until'
import { openRaceDatabase, type RaceDatabase } from './race-database'

const onPostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip
const LAG_MS = 1_500
const PRODUCT = 'assorted-9'
const PRODUCTS = '/product/shopper-products/v1/organizations/f_ecom_prln_001/products'
const OPERATORS = '/back-office/api/operators'

interface Engine {
  app: ReturnType<typeof buildApp>
  database: Database
}

onPostgres('engines at a primary and its replica', () => {
  let postgres: TestPostgres
  let replica: TestPostgres
  let primary: RaceDatabase
  let onReplica: Database
  let engines: [Engine, Engine]
  let shopper: { authorization: string }
  let operator: { cookie: string }

  const open = async (replicaUrls: string[]): Promise<Engine> => {
    const config = readConfig({
      COMMERCE_LOG_LEVEL: 'silent',
      DATABASE_URL: primary.url,
      DATABASE_REPLICA_URL: replicaUrls.join(' '),
      DATABASE_REPLICA_LAG_MS: String(LAG_MS),
    })
    const database = await openDatabase(config)
    const app = buildApp({ db: database.db, config, listen: database.listen })
    await app.listen({ port: 0, host: '127.0.0.1' })
    return { app, database }
  }
  const urlOf = (server: TestPostgres) => {
    const url = new URL(server.url)
    url.pathname = new URL(primary.url).pathname
    return url.href
  }
  const isInUse = () => mayBeOld(engines[0], 'select pg_is_in_recovery() as value')
  const untilUsed = (isUsed: boolean) => waitUntil(async () => (await isInUse()) === isUsed)

  beforeAll(async () => {
    postgres = await startTestPostgres()
    primary = await openRaceDatabase(postgres.url)
    replica = await postgres.startReplica()
    onReplica = await openDatabase({ databaseUrl: urlOf(replica) })
    const urls = [urlOf(replica)]
    engines = [await open(urls), await open(urls)]
    const [{ app, database }] = engines
    shopper = (await logInTestShopper(app)).headers
    operator = await logInOperator({ app, db: database.db }, 'admin')
  })
  beforeEach(async () => {
    await resume()
    await untilUsed(true)
  })
  afterAll(async () => {
    await Promise.all(engines.map(({ app }) => app.close()))
    await Promise.all(engines.map(({ database }) => database.close()))
    await onReplica.close()
    await replica.stop()
    await primary.close()
    await postgres.stop()
  })

  const pause = () => sql`select pg_wal_replay_pause()`.execute(onReplica.db)
  const resume = () => sql`select pg_wal_replay_resume()`.execute(onReplica.db)

  async function nameOf({ app }: Engine = engines[0]): Promise<string> {
    const url = `${PRODUCTS}/${PRODUCT}?siteId=brindille`
    const answer = await app.inject({ url, headers: shopper })
    expect(answer.statusCode).toBe(200)
    return answer.json<{ name: string }>().name
  }

  /** Without triggers nothing is announced. */
  const rename = (name: string, isAnnounced: boolean) =>
    primary.db.transaction().execute(async (trx) => {
      if (!isAnnounced) await sql`set local session_replication_role = replica`.execute(trx)
      await trx.updateTable('product').set({ name }).where('id', '=', PRODUCT).execute()
    })

  async function emails({ app }: Engine, cookie: string): Promise<string[]> {
    const answer = await app.inject({ url: OPERATORS, headers: { cookie } })
    const { operators } = answer.json<{ operators: { email: string }[] }>()
    return operators.map(({ email }) => email)
  }

  test('a replica whose replay stands still answers for a moment, is left out, and comes back', async () => {
    const before = await nameOf()
    await pause()
    await rename('Quietly renamed', false)
    expect(await nameOf()).toBe(before)
    await untilUsed(false)
    // an engine remembers what is not announced for five seconds
    await waitUntil(async () => (await nameOf()) === 'Quietly renamed')
    await resume()
    await untilUsed(true)
    expect(await nameOf()).toBe('Quietly renamed')
  })

  test('what is announced is read by every engine as it is', async () => {
    await pause()
    await rename('Announced', true)
    // before the replica is left out for its lag
    const withinMs = LAG_MS / 2
    for (const engine of engines) {
      await waitUntil(async () => (await nameOf(engine)) === 'Announced', { withinMs })
    }
    await resume()
    await untilUsed(true)
    for (const engine of engines) expect(await nameOf(engine)).toBe('Announced')
  })

  test('an operator sees the own change on any engine, others a moment later', async () => {
    const [{ app }, other] = engines
    await pause()
    const payload = { email: 'new@example.com', name: 'New', roles: ['viewer'], shops: [] }
    const headers = { ...operator, 'sec-fetch-site': 'same-origin' }
    const added = await app.inject({ method: 'POST', url: OPERATORS, headers, payload })
    expect(added.json()).toMatchObject({ email: payload.email })
    const [changed = ''] = String(added.headers['set-cookie']).split(';')
    expect(await emails(other, `${operator.cookie}; ${changed}`)).toContain(payload.email)
    expect(await emails(other, operator.cookie)).not.toContain(payload.email)
    await resume()
    await waitUntil(async () => (await emails(other, operator.cookie)).includes(payload.email))
  })

  test('a transaction and what is asked as it is now read the primary', async () => {
    const [{ database }] = engines
    const where = sql<{ value: boolean }>`select pg_is_in_recovery() as value`
    const inTransaction = await reading('moment', () =>
      database.db.transaction().execute((trx) => where.execute(trx)),
    )
    expect(inTransaction.rows).toEqual([{ value: false }])
    const now = await reading('moment', () => reading('now', () => where.execute(database.db)))
    expect(now.rows).toEqual([{ value: false }])
    await untilUsed(true)
    const snapshot = await readSnapshot(database.db, (trx) => where.execute(trx))
    expect(snapshot.rows).toEqual([{ value: true }])
    // a replica refuses it
    expect(await mayBeOld(engines[0], 'select txid_current() > 0 as value')).toBe(true)
  })

  test('a replica that is killed fails no request, nor a statement it was answering', async () => {
    const [{ database }] = engines
    const sleeping = mayBeOld(engines[0], 'select true as value from pg_sleep(1.5)')
    const snapshot = readSnapshot(database.db, async (trx) => {
      const { rows } = await sql<{ value: boolean }>`
        select pg_is_in_recovery() as value from pg_sleep(1.5)`.execute(trx)
      return rows[0]?.value
    })
    let isDown = true
    const visits = [1, 2, 3].map(async () => {
      let count = 0
      for (; isDown; count += 1) await nameOf()
      return count
    })
    await waitUntil(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where query like '%pg_sleep(1.5)%' and pid <> pg_backend_pid()`.execute(onReplica.db)
      return rows.length === 2
    })
    await replica.restart('SIGKILL', async () => {
      expect(await sleeping).toBe(true)
      expect(await snapshot).toBe(false)
      await untilUsed(false)
      isDown = false
      expect(Math.min(...(await Promise.all(visits)))).toBeGreaterThan(3)
    })
    await untilUsed(true)
  })

  test('while the primary is away its replica answers what may be old', async () => {
    await postgres.restart('SIGQUIT', async () => {
      await waitUntil(() => isInUse().catch(() => false))
    })
    await untilUsed(true)
  })

  async function mayBeOld({ database }: Engine, statement: string): Promise<boolean | undefined> {
    const query = sql<{ value: boolean }>`${sql.raw(statement)}`
    const { rows } = await reading('moment', () => query.execute(database.db))
    return rows[0]?.value
  }
})
