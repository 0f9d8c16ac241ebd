import { useEngine } from '../testing/engine'
import { seedSite } from '../testing/seed-site'
import { logInTestShopper, TEST_CLIENT_ID } from '../testing/test-shopper'

const PATH = '/shopper/auth/v1/organizations/f_ecom_prln_001/oauth2'
const GRACE_MS = 60_000

let now = new Date()
const engine = useEngine({ seed: seedSite, now: () => now })

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

async function refresh(refreshToken: string) {
  const { statusCode, body } = await engine.app.inject({
    method: 'POST',
    url: `${PATH}/token`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: TEST_CLIENT_ID,
      channel_id: 'brindille',
    }).toString(),
  })
  const tokens = JSON.parse(body) as Record<string, string>
  return { statusCode, next: tokens.refresh_token ?? '', access: tokens.access_token ?? '' }
}

const isOpen = async (accessToken: string) =>
  (await engine.app.services.auth.verifyAccessToken(accessToken)) !== undefined

test('a token reused within the grace period returns the same successor', async () => {
  const { refreshToken, customerId } = await logInTestShopper(engine.app)
  const first = await refresh(refreshToken)
  pass(GRACE_MS - 1)
  const again = await refresh(refreshToken)
  expect(again).toMatchObject({ statusCode: 200, next: first.next })
  const shopper = await engine.app.services.auth.verifyAccessToken(again.access)
  expect(shopper).toMatchObject({ customerId })
  expect((await refresh(first.next)).statusCode).toBe(200)
})

test('simultaneous requests with one token return the same successor', async () => {
  const { refreshToken } = await logInTestShopper(engine.app)
  const answers = await Promise.all([1, 2, 3].map(() => refresh(refreshToken)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ next }) => next)).size).toBe(1)
})

test('a late second request returns the newest token of the chain, not a used one', async () => {
  const { refreshToken } = await logInTestShopper(engine.app)
  const first = await refresh(refreshToken)
  const second = await refresh(first.next)
  expect((await refresh(refreshToken)).next).toBe(second.next)
  expect((await refresh(second.next)).statusCode).toBe(200)
})

test('a token reused after the grace period ends every session of its family', async () => {
  const { refreshToken } = await logInTestShopper(engine.app)
  const first = await refresh(refreshToken)
  const second = await refresh(first.next)
  expect(await isOpen(second.access)).toBe(true)
  pass(GRACE_MS)
  expect((await refresh(refreshToken)).statusCode).toBe(400)
  expect(await isOpen(second.access)).toBe(false)
  expect((await refresh(second.next)).statusCode).toBe(400)
})

test('a session that was logged out stays closed when its token is reused', async () => {
  const { refreshToken } = await logInTestShopper(engine.app)
  await refresh(refreshToken)
  await engine.app.services.auth.revoke(refreshToken, TEST_CLIENT_ID)
  expect((await refresh(refreshToken)).statusCode).toBe(400)
})

test('the database does not store the new refresh token', async () => {
  const { refreshToken } = await logInTestShopper(engine.app)
  const { next } = await refresh(refreshToken)
  const rows = JSON.stringify(await engine.db.selectFrom('refresh_token').selectAll().execute())
  expect(rows).not.toContain(next)
})

test('a guest is identified by the previous token within the grace period, but not after it', async () => {
  const guest = await logInTestShopper(engine.app)
  await refresh(guest.refreshToken)
  const isProved = () =>
    engine.app.services.auth.isGuestOf(guest.refreshToken, {
      siteId: 'brindille',
      usid: guest.usid,
    })
  expect(await isProved()).toBe(true)
  pass(GRACE_MS)
  expect(await isProved()).toBe(false)
})
