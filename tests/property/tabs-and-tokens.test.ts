/** @jest-environment jest-fixed-jsdom */
import { millisecondsInMinute } from 'date-fns/constants'
import express, { Router } from 'express'
import fc from 'fast-check'
import { registerSession } from '@/server/api/session.routes'
import { startTestServer } from '@/server/testing/start-test-server'
import { readMarker } from '@/shopper/session/session-marker'
import { waitUntil } from '../../scripts/testing/wait-until'
import { clearCookies } from '../setup/clear-cookies'
import { openSessionTab, SharedBrowser } from './session-browser'
import { StrictLoginService } from './strict-login-service'

const SITE = 'brindille'
const RUNS = Number(process.env['TAB_PROPERTY_RUNS'] ?? 15)
const SEED = Number(process.env['TAB_PROPERTY_SEED'] ?? 20261124)
const TABS = 3

const service = new StrictLoginService()
const expired: string[] = []
let browser: SharedBrowser
let tabs: ReturnType<typeof openSessionTab>[]
/** Offset of the clock, in ms. */
let ahead = 0

beforeAll(async () => {
  const realNow = Date.now
  Date.now = () => realNow() + ahead
  const behind = await startTestServer(express().use(service.router))
  process.env.COMMERCE_ORIGIN = behind.origin
  const routes = Router()
  registerSession(routes)
  const shop = express().use(
    `/api/${SITE}`,
    express.json(),
    (_req, res, next) => {
      res.locals.site = { id: SITE }
      next()
    },
    routes,
  )
  const front = await startTestServer(shop)
  browser = new SharedBrowser(front.origin)
  tabs = Array.from({ length: TABS }, openSessionTab)
  tabs.forEach(({ onSessionEvent }) =>
    onSessionEvent((event) => void (event !== 'session-changed' && expired.push(event))),
  )
}, 600_000)

const tab = fc.nat({ max: TABS - 1 })
const change = fc.oneof(
  fc.record({ kind: fc.constant('logIn' as const), tab, who: fc.constantFrom('ada', 'bob') }),
  fc.record({ kind: fc.constant('logOut' as const), tab }),
)
const look = fc.record({ kind: fc.constantFrom('use' as const, 'focus' as const), tab })
const one = fc.oneof({ weight: 2, arbitrary: change }, { weight: 3, arbitrary: look })
const step = fc.oneof(
  { weight: 3, arbitrary: one.map((only) => [only]) },
  { weight: 4, arbitrary: fc.tuple(one, one) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('open' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lose' as const), tab, other: tab }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.nat({ max: 50 }) }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'refuse' as const }) },
)
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never
type One = typeof one extends fc.Arbitrary<infer Value> ? Value : never
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const tabAt = (index: number) => tabs[index] ?? openSessionTab()
const whoShops = () => readMarker(SITE)?.customerId
const isChange = (done: One): done is Change => done.kind === 'logIn' || done.kind === 'logOut'

/**
 * Makes a call like a page. If a tab missed a renewal, and its newer token is refused too, the call
 * succeeds at the second click.
 * @returns the owner of the returned data
 */
async function use(index: number, clicks = 2): Promise<string | undefined> {
  const { getShopperTokens, callWithToken, refusal } = tabAt(index)
  const source = getShopperTokens()
  if (!source) throw new Error('The tab has no session.')
  const call = callWithToken(source, SITE, async (token) => {
    const owner = service.ownerOf(token)
    if (!owner) throw refusal()
    return owner
  })
  return clicks > 1 ? call.catch(() => use(index, clicks - 1)) : call
}

async function act(done: One): Promise<string | undefined> {
  const { logIn, logOut, checkSession } = tabAt(done.tab)
  if (done.kind === 'logIn') {
    await logIn(SITE, { email: `${done.who}@example.com`, password: 'x' })
    return undefined
  }
  if (done.kind === 'logOut') return void (await logOut(SITE))
  if (done.kind === 'focus') return void (await checkSession(SITE))
  return use(done.tab)
}

/** Matches every possible shopper at the end: any of the changes may have come last. */
function outcomesOf(all: readonly One[], before: string | undefined): RegExp {
  const changes = all.filter(isChange)
  const names = changes.map((done) =>
    done.kind === 'logIn' ? `customer-${done.who}` : 'guest-\\d+',
  )
  return new RegExp(`^(?:${names.length > 0 ? names.join('|') : (before ?? 'guest-\\d+')})$`)
}

async function perform(done: Step): Promise<void> {
  if (Array.isArray(done)) {
    const before = whoShops()
    const outcomes = outcomesOf(done, before)
    const owners = await Promise.all(done.map(act))
    const after = whoShops()
    if (after !== undefined || done.some(isChange)) expect(after).toMatch(outcomes)
    const seen = owners.filter((owner) => owner !== undefined)
    // the first call of a first visit is a guest's
    const isBefore = (owner: string) => owner === before || (!before && /^guest-/.test(owner))
    expect(seen.filter((owner) => !isBefore(owner) && !outcomes.test(owner))).toEqual([])
    return
  }
  if (done.kind === 'open') tabAt(done.tab).forgetToken(SITE)
  if (done.kind === 'wait') ahead += done.minutes * millisecondsInMinute
  if (done.kind === 'refuse') service.refuseAccessTokens()
  if (done.kind !== 'lose') return
  // the response to a renewal is lost, and the shopper continues within a minute
  service.refuseAccessTokens()
  browser.losesNext = true
  await use(done.tab, 1).catch(() => undefined)
  browser.losesNext = false
  await use(done.other)
}

// set TAB_PROPERTY_RUNS and TAB_PROPERTY_SEED to search further than a regular test run
it('whatever several tabs do at once, they have one session, renewed once at a time, and nobody is logged out [SES-005, SES-006, SES-007, SES-010]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      clearCookies()
      browser.forgetSecrets()
      tabs.forEach(({ forgetToken, markExpiryShown }) => {
        forgetToken(SITE)
        markExpiryShown(SITE)
      })
      for (const done of steps) await perform(done)
      const owners = []
      for (let index = 0; index < TABS; index += 1) owners.push(await use(index))
      expect(new Set(owners)).toEqual(new Set([whoShops()]))
      await waitUntil(() => browser.isIdle)
      expect([service.mostAtOnce, service.stolen, expired]).toEqual([1, 0, []])
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  )
}, 600_000)
