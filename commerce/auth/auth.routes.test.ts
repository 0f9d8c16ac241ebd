import { createHash } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { buildApp } from '../app'
import { useEngine } from '../testing/engine'
import { seedSite } from '../testing/seed-site'
import { TEST_CLIENT_ID } from '../testing/test-shopper'

const PATH = '/shopper/auth/v1/organizations/f_ecom_prln_001/oauth2'
const VERIFIER = 'v'.repeat(64)
const QUERY = {
  client_id: TEST_CLIENT_ID,
  channel_id: 'brindille',
  redirect_uri: 'http://localhost:3000/callback',
  response_type: 'code',
  hint: 'guest',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
}

let now = new Date()
const engine = useEngine({ seed: seedSite, now: () => now })

const authorize = (changes: Record<string, string> = {}) =>
  engine.app.inject({ url: `${PATH}/authorize`, query: { ...QUERY, ...changes } })

async function getCode(): Promise<string> {
  const { headers } = await authorize()
  return new URL(String(headers.location)).searchParams.get('code') ?? ''
}

const exchange = (code: string, changes: Record<string, string> = {}) =>
  engine.app.inject({
    method: 'POST',
    url: `${PATH}/token`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'authorization_code_pkce',
      code,
      code_verifier: VERIFIER,
      client_id: TEST_CLIENT_ID,
      channel_id: 'brindille',
      redirect_uri: QUERY.redirect_uri,
      ...changes,
    }).toString(),
  })

test('an authorization redirects to the callback with usid and state', async () => {
  const response = await authorize({ state: 'here' })
  expect(response.statusCode).toBe(303)
  const location = new URL(String(response.headers.location))
  expect(location.origin + location.pathname).toBe(QUERY.redirect_uri)
  expect(location.searchParams.get('state')).toBe('here')
  expect(location.searchParams.get('usid')).toMatch(/^[0-9a-f-]{36}$/)
})

test.each([
  ['an unknown client', { client_id: 'nobody' }, 'client_id'],
  ['a foreign callback', { redirect_uri: 'https://evil.example/callback' }, 'redirect_uri'],
  ['another path', { redirect_uri: 'http://localhost:3000/elsewhere' }, 'redirect_uri'],
  ['an unknown site', { channel_id: 'nowhere' }, 'channel_id'],
  ['a short challenge', { code_challenge: 'short' }, 'code_challenge'],
  ['an identity provider', { hint: 'google' }, 'hint'],
  ['a usid with separators', { usid: 'a::chid:brindille-volume' }, 'usid'],
])('an authorization with %s is refused', async (_what, changes, named) => {
  const response = await authorize(changes)
  expect(response.statusCode).toBe(400)
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(response.json()).toMatchObject({ error: 'invalid_request' })
  expect(response.json().error_description).toContain(named)
})

test('a code can be exchanged once; a second exchange ends the session opened by the first', async () => {
  const code = await getCode()
  const first = await exchange(code)
  expect(first.statusCode).toBe(200)
  expect(first.headers['cache-control']).toBe('no-store')
  const { access_token: token } = first.json<{ access_token: string }>()
  const userinfo = () =>
    engine.app.inject({ url: `${PATH}/userinfo`, headers: { authorization: `Bearer ${token}` } })
  expect((await userinfo()).statusCode).toBe(200)
  expect((await exchange(code)).json()).toMatchObject({ error: 'invalid_grant' })
  expect((await userinfo()).statusCode).toBe(400)
})

test.each([
  ['another verifier', { code_verifier: 'w'.repeat(64) }],
  ['another callback', { redirect_uri: 'http://localhost:3001/callback' }],
  ['another usid', { usid: 'somebody-else' }],
])('a code cannot be exchanged with %s [SES-023]', async (_what, changes) => {
  const response = await exchange(await getCode(), changes)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ error: 'invalid_grant' })
})

test('an authorization code expires', async () => {
  const code = await getCode()
  now = new Date(now.getTime() + 121_000)
  expect((await exchange(code)).json()).toMatchObject({ error: 'invalid_grant' })
})

test('codes and refresh tokens are not stored in plain text', async () => {
  const code = await getCode()
  const { refresh_token: token } = (await exchange(code)).json<{ refresh_token: string }>()
  const codes = await engine.db.selectFrom('authorization_code').selectAll().execute()
  const tokens = await engine.db.selectFrom('refresh_token').selectAll().execute()
  const stored = JSON.stringify([codes, tokens])
  expect(stored).not.toContain(code)
  expect(stored).not.toContain(token)
})

test('access tokens remain valid after a restart of the engine', async () => {
  const tokens = (await exchange(await getCode())).json<Record<string, string>>()
  const { config } = engine.app.services
  const restarted = buildApp({ db: engine.db, config, now: () => now })
  const userinfo = await restarted.inject({
    url: `${PATH}/userinfo`,
    headers: { authorization: `Bearer ${tokens['access_token']}` },
  })
  expect(userinfo.json()).toMatchObject({ sub: tokens['usid'] })
  await restarted.close()
})

test('expired sessions are deleted', async () => {
  await exchange(await getCode())
  now = new Date(now.getTime() + 40 * millisecondsInDay)
  await engine.app.services.auth.deleteExpired()
  const left = await engine.db.selectFrom('shopper_session').select('id').execute()
  expect(left).toEqual([])
})

test('a NUL character in a login or a parameter is refused', async () => {
  const encoded = Buffer.from('a\0:b').toString('base64')
  const { app } = engine
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    authorization: `Basic ${encoded}`,
  }
  const login = await app.inject({
    method: 'POST',
    url: `${PATH}/login`,
    headers,
    payload: new URLSearchParams({
      client_id: QUERY.client_id,
      channel_id: QUERY.channel_id,
      redirect_uri: QUERY.redirect_uri,
      code_challenge: QUERY.code_challenge,
    }).toString(),
  })
  expect(login.statusCode).toBe(401)
  const payload = 'grant_type=refresh_token&refresh_token=%00'
  const token = await app.inject({ method: 'POST', url: `${PATH}/token`, headers, payload })
  expect(token.statusCode).toBe(400)
})

test('malformed requests get an error in the format of OAuth', async () => {
  const response = await engine.app.inject({
    method: 'POST',
    url: `${PATH}/revoke`,
    headers: { 'content-type': 'nonsense' },
    payload: '<token/>',
  })
  expect(response.statusCode).toBe(415)
  expect(response.json()).toMatchObject({ error: 'invalid_request', status_code: 415 })
})
