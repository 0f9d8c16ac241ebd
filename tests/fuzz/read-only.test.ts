import { sql } from 'kysely'
import { DatabaseAwayError } from '../../commerce/db/database-away'
import { mayWrite } from '../../commerce/db/embedded-database'
import { embeddedDatabases } from '../../commerce/db/exchange-database'
import { logInOperator } from '../../commerce/testing/log-in-operator'
import { askFuzzShop } from './ask-fuzz-shop'
import { openFuzzShop } from './fuzz-shop'
import { toRequest } from './mutate'
import { listSamples } from './samples/list-samples'
import { useForAll } from '../../commerce/testing/use'

/** They are meant to write: a session, a count of guesses, a page view. */
const WRITING = [
  'GET /shopper/auth/v1/organizations/:organizationId/oauth2/authorize',
  'GET /shopper/auth/v1/organizations/:organizationId/oauth2/logout',
  'GET /custom/account/v1/organizations/:organizationId/password-reset/validate-token',
  'GET /custom/account/v1/organizations/:organizationId/password-reset/invalidate-token',
  'GET /custom/account/v1/organizations/:organizationId/validate-customer-password',
  'GET /custom/account/v1/organizations/:organizationId/organization-discount-code',
  'GET /custom/payment/v1/organizations/:organizationId/gift-card-balance',
  'GET /custom/payment/v1/organizations/:organizationId/wallet-session/:id',
  'GET /:siteId/bisn',
  'GET /on/demandware.store/:site/:locale/__Analytics-Start',
  'GET /back-office/api/gift-cards',
]

// the setting is that of a connection, of which only the embedded database has one alone
const onEmbedded = process.env['TEST_DATABASE_URL'] ? test.skip : test

const shop = useForAll(() => openFuzzShop())
afterEach(() => setReadOnly(false))

const setReadOnly = (isReadOnly: boolean) =>
  sql`set default_transaction_read_only = ${sql.raw(isReadOnly ? 'on' : 'off')}`.execute(shop.db)

/** @returns the operations that are refused, or that have waited */
async function read({ withWriting = false, hasWaited = (): boolean => false } = {}): Promise<
  string[]
> {
  const refused = new Set<string>()
  for (const sample of listSamples(shop.ids)) {
    const { route } = sample
    if (!route.startsWith('GET') || (!withWriting && WRITING.includes(route))) continue
    const { statusCode } = await askFuzzShop(shop, sample, toRequest(sample))
    if (statusCode >= 500 || hasWaited()) refused.add(route)
  }
  return [...refused].sort()
}

async function letThingsBeDue(): Promise<void> {
  // builds indexes, and creates keys that are missing
  expect(await read()).toEqual([])
  await sql`update search_index set valid_until = now() - interval '1 second'`.execute(shop.db)
  await sql`delete from basket_shown_total`.execute(shop.db)
}

onEmbedded('everything can be read while the database cannot write', async () => {
  await letThingsBeDue()
  await setReadOnly(true)
  expect(await read({ withWriting: true })).toEqual([...WRITING].sort())
})

onEmbedded('everything can be read while the disk is full', async () => {
  await letThingsBeDue()
  const embedded = embeddedDatabases.get(shop.db)
  if (!embedded) throw new Error('There is no embedded database.')
  const full = jest.spyOn(embedded, 'checkRoom').mockImplementation(async (_pglite, statement) => {
    if (mayWrite(statement)) throw new DatabaseAwayError('The disk of the database is full.')
  })
  expect(await read({ withWriting: true })).toEqual([...WRITING].sort())
  full.mockRestore()
})

onEmbedded('no reader waits while an archive is imported', async () => {
  await letThingsBeDue()
  const embedded = embeddedDatabases.get(shop.db)
  await shop.db.connection().execute(async () => embedded?.freeze())
  const writable = embedded?.untilWritable
  if (!writable) throw new Error('The embedded database is not frozen.')
  // one may answer without what it waited for, half a minute later
  const waits = jest.spyOn(writable, 'then')
  const hasWaited = () => {
    const count = waits.mock.calls.length
    waits.mockClear()
    return count > 0
  }
  expect(await read({ hasWaited })).toEqual([])
  await shop.db.connection().execute(async () => embedded?.thaw())
})

onEmbedded('an operator who has been away for hours can read', async () => {
  const headers = await logInOperator(shop, 'admin')
  await sql`update operator_session set expires_at = expires_at - interval '6 hours'`.execute(
    shop.db,
  )
  await setReadOnly(true)
  const answer = await shop.app.inject({ url: '/back-office/api/imports', headers })
  expect(answer.json()).toEqual({ imports: [], total: 0 })
})
