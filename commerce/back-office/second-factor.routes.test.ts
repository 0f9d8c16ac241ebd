import { createTestEngine, useEngine } from '../testing/engine'
import { seedSite } from '../testing/seed-site'
import { createAuthenticator, type SoftwareAuthenticator } from '../testing/software-authenticator'

const API = '/back-office/api'
const EMAIL = 'ada@example.com'
const BY = { name: 'test', requestId: 'test' }
const ORIGIN = 'http://localhost:4000'

let at = new Date('2026-12-01T12:00:00Z')
const engine = useEngine({ seed: seedSite, now: () => at })
let password = ''
beforeEach(async () => {
  await engine.db.deleteFrom('operator').execute()
  await engine.db.deleteFrom('login_attempt').execute()
  at = new Date('2026-12-01T12:00:00Z')
  password = (await add(EMAIL, 'admin')).password
})

const add = (email: string, ...roles: ('admin' | 'viewer')[]) =>
  engine.app.services.operators.add({ email, name: 'Ada', roles }, BY)

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function call(method: Method, url: string, payload?: object, cookie?: string) {
  const headers = cookie ? { cookie } : {}
  return engine.app.inject({ method, url: `${API}${url}`, headers, payload })
}

const cookieOf = (answer: Awaited<ReturnType<typeof call>>) =>
  String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? ''

const enter = () => call('POST', '/session', { email: EMAIL, password })

async function logInAs(email: string, role: 'admin' | 'viewer') {
  const other = await add(email, role)
  const cookie = cookieOf(await call('POST', '/session', { email, password: other.password }))
  return { cookie, currentPassword: other.password }
}

async function register(cookie: string, change: { origin?: string } = {}) {
  const authenticator = createAuthenticator({ origin: ORIGIN })
  const confirmed = { currentPassword: password }
  const options = (await call('POST', '/session/passkeys/challenge', confirmed, cookie)).json()
  const credential = authenticator.register(options, change)
  const named = { name: 'Laptop', credential }
  const answer = await call('POST', '/session/passkeys', named, cookie)
  return { authenticator, answer, named }
}

async function finish(authenticator: SoftwareAuthenticator, change = {}) {
  const { passkey } = (await enter()).json()
  const credential = authenticator.logIn(passkey, change)
  return { credential, answer: await call('POST', '/session/second-step', { credential }) }
}

async function listActions() {
  const { entries } = await engine.app.services.audit.list({ subjectId: EMAIL, limit: 100 })
  return entries.map(({ action }) => action)
}

test('an operator with a passkey logs in with it beside the password, once per challenge', async () => {
  const cookie = cookieOf(await enter())
  const elsewhere = cookieOf(await enter())
  const { authenticator, answer } = await register(cookie)
  expect(answer.statusCode).toBe(201)
  expect(answer.json().recoveryCodes).toHaveLength(10)
  expect((await call('GET', '/session', undefined, elsewhere)).statusCode).toBe(401)
  expect((await call('GET', '/session', undefined, cookie)).statusCode).toBe(200)

  const first = await enter()
  expect(first.headers['set-cookie']).toBeUndefined()
  expect(first.json()).toMatchObject({
    kind: 'second-step',
    passkey: { rpId: 'localhost', allowCredentials: [{ id: authenticator.id }] },
  })
  const { credential, answer: done } = await finish(authenticator)
  expect(done.json()).toMatchObject({ kind: 'operator', email: EMAIL })
  expect((await call('GET', '/operators', undefined, cookieOf(done))).json()).toMatchObject({
    operators: [{ email: EMAIL, passkeys: 1 }],
  })
  const again = await call('POST', '/session/second-step', { credential })
  expect(again.statusCode).toBe(400)
  const own = (await call('GET', '/session/passkeys', undefined, cookieOf(done))).json()
  expect(own).toEqual({
    passkeys: [
      { id: 1, name: 'Laptop', createdAt: at.toISOString(), lastUsedAt: at.toISOString() },
    ],
    recoveryCodes: 10,
    isRequired: false,
    origin: ORIGIN,
  })
  expect(await listActions()).toEqual([
    ...['logged in with a passkey', 'passkey added', 'logged in', 'logged in', 'added'],
  ])
})

test.each([
  ['another page', { origin: 'https://evil.example' }],
  ['another host', { rpId: 'evil.example' }],
  ['a registration', { type: 'webauthn.create' }],
  ['a counter that went back', { counter: 0 }],
])('an answer of %s opens nothing, and the right one still does', async (_what, change) => {
  const { authenticator } = await register(cookieOf(await enter()))
  const { passkey } = (await enter()).json()
  const send = (credential: object) => call('POST', '/session/second-step', { credential })
  const right = authenticator.logIn(passkey, { counter: 9 })
  const refused = await send(authenticator.logIn(passkey, change))
  expect(refused.statusCode).toBe(401)
  expect(refused.headers['set-cookie']).toBeUndefined()
  expect((await send(right)).statusCode).toBe(200)
})

test('a passkey of another operator, and one for the second step of another, open nothing', async () => {
  const { authenticator } = await register(cookieOf(await enter()))
  const { cookie, ...confirmed } = await logInAs('eve@example.com', 'viewer')
  const foreign = createAuthenticator({ origin: ORIGIN })
  const options = (await call('POST', '/session/passkeys/challenge', confirmed, cookie)).json()
  const added = { name: 'Hers', credential: foreign.register(options) }
  expect((await call('POST', '/session/passkeys', added, cookie)).statusCode).toBe(201)
  expect((await finish(foreign)).answer.statusCode).toBe(401)
  expect((await finish(authenticator)).answer.statusCode).toBe(200)
})

test('a second step ends after ten minutes, and with a new password', async () => {
  const { authenticator } = await register(cookieOf(await enter()))
  const { passkey } = (await enter()).json()
  const late = authenticator.logIn(passkey)
  at = new Date(at.getTime() + 10 * 60_000)
  expect((await call('POST', '/session/second-step', { credential: late })).statusCode).toBe(400)
  const begun = (await enter()).json()
  await engine.app.services.operators.setPassword(EMAIL, 'another password', BY)
  const credential = authenticator.logIn(begun.passkey)
  expect((await call('POST', '/session/second-step', { credential })).statusCode).toBe(400)
})

test('a recovery code opens once, however it is typed, and wrong ones are slowed down', async () => {
  const { answer } = await register(cookieOf(await enter()))
  const [code = ''] = answer.json().recoveryCodes as string[]
  expect(code).toMatch(/^(?:[0-9a-z]{4}-){3}[0-9a-z]{4}$/)
  const useCode = async (recoveryCode: string) => {
    const { passkey } = (await enter()).json()
    const { challenge } = passkey
    return call('POST', '/session/second-step', { challenge, recoveryCode })
  }
  const typed = code.toUpperCase().replaceAll('-', ' ')
  const [one, two] = await Promise.all([useCode(typed), useCode(code)])
  expect([one.statusCode, two.statusCode].sort()).toEqual([200, 401])
  const { passkey } = (await enter()).json()
  const statuses: number[] = []
  for (let guess = 0; guess < 8; guess += 1) {
    const body = { challenge: passkey.challenge, recoveryCode: `0000-${guess}` }
    statuses.push((await call('POST', '/session/second-step', body)).statusCode)
  }
  expect(statuses.at(0)).toBe(401)
  expect(statuses.at(-1)).toBe(429)
  expect(await listActions()).toContain('logged in with a recovery code')
})

test('adding and removing ask for the password, and end the other sessions', async () => {
  const cookie = cookieOf(await enter())
  const wrong = { currentPassword: 'not the password' }
  const refused = await call('POST', '/session/passkeys/challenge', wrong, cookie)
  expect(refused.statusCode).toBe(400)
  const { authenticator, named } = await register(cookie)
  expect((await call('POST', '/session/passkeys', named, cookie)).statusCode).toBe(400)
  const other = cookieOf((await finish(authenticator)).answer)
  const { passkeys } = (await call('GET', '/session/passkeys', undefined, cookie)).json()
  const url = `/session/passkeys/${passkeys[0].id}`
  expect((await call('DELETE', url, wrong, cookie)).statusCode).toBe(400)
  const confirmed = { currentPassword: password }
  expect((await call('DELETE', url, confirmed, cookie)).statusCode).toBe(204)
  expect((await call('GET', '/session', undefined, other)).statusCode).toBe(401)
  expect((await enter()).json()).toMatchObject({ kind: 'operator' })
  const codes = await engine.db.selectFrom('operator_recovery_code').selectAll().execute()
  expect(codes).toEqual([])
})

test('an answer for a page elsewhere adds no passkey', async () => {
  const { answer } = await register(cookieOf(await enter()), { origin: 'https://evil.example' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().detail).toBe('The passkey could not be verified.')
})

test('an admin removes the passkeys of an operator; others may not', async () => {
  await register(cookieOf(await enter()))
  const { cookie } = await logInAs('root@example.com', 'admin')
  const url = `/operators/${encodeURIComponent(EMAIL)}/passkeys`
  const removed = await call('DELETE', url, undefined, cookie)
  expect(removed.json()).toMatchObject({ email: EMAIL, passkeys: 0 })
  const weak = await logInAs('eve@example.com', 'viewer')
  expect((await call('DELETE', url, undefined, weak.cookie)).statusCode).toBe(403)
  expect((await enter()).json()).toMatchObject({ kind: 'operator' })
})

test('where passkeys are required, an operator without one can only add one, and keeps the last', async () => {
  const strict = await createTestEngine({ config: { needsOperatorPasskeys: true } })
  const { operators } = strict.app.services
  const added = await operators.add({ email: EMAIL, name: 'Ada', roles: ['admin'] }, BY)
  const ask = (method: Method, url: string, payload?: object, cookie = '') =>
    strict.app.inject({ method, url: `${API}${url}`, payload, headers: { cookie } })
  const entered = await ask('POST', '/session', { email: EMAIL, password: added.password })
  expect(entered.json()).toMatchObject({ mustAddPasskey: true })
  const cookie = cookieOf(entered)
  const refused = await ask('GET', '/orders', undefined, cookie)
  expect(refused.json().detail).toMatch('Add a passkey first')
  const confirmed = { currentPassword: added.password }
  const options = await ask('POST', '/session/passkeys/challenge', confirmed, cookie)
  const credential = createAuthenticator({ origin: ORIGIN }).register(options.json())
  await ask('POST', '/session/passkeys', { name: 'Laptop', credential }, cookie)
  expect((await ask('GET', '/orders', undefined, cookie)).statusCode).toBe(200)
  expect((await ask('DELETE', '/session/passkeys/1', confirmed, cookie)).statusCode).toBe(409)
  // the way out for who has lost everything
  await operators.removePasskeys(EMAIL, BY)
  const again = await ask('POST', '/session', { email: EMAIL, password: added.password })
  expect(again.json()).toMatchObject({ mustAddPasskey: true })
  await strict.close()
})

const forgotten = (email: string) => call('POST', '/session/forgotten-password', { email })

async function readLink(): Promise<string | undefined> {
  const { mails } = await engine.app.services.mail.listMails({ limit: 1, recipient: EMAIL })
  return /new-password#([\w-]+)/.exec(mails[0]?.text ?? '')?.[1]
}

test('a forgotten password is set with a mailed link, once, and ends all sessions', async () => {
  const cookie = cookieOf(await enter())
  const { authenticator } = await register(cookie)
  const answer = await forgotten(' ADA@example.com')
  expect(answer.json()).toEqual({ sendsMail: false })
  const token = await readLink()
  const next = { token, password: 'a new password' }
  expect(
    (await call('POST', '/session/new-password', { ...next, password: 'short' })).json(),
  ).toEqual(expect.objectContaining({ detail: 'A password has at least 12 characters.' }))
  const both = await Promise.all([
    call('POST', '/session/new-password', next),
    call('POST', '/session/new-password', next),
  ])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400])
  expect((await call('GET', '/session', undefined, cookie)).statusCode).toBe(401)
  expect((await enter()).statusCode).toBe(401)
  password = 'a new password'
  // the link replaces the password, not the passkey
  expect((await enter()).json()).toMatchObject({ kind: 'second-step' })
  expect((await finish(authenticator)).answer.statusCode).toBe(200)
  expect(await listActions()).toContain('password changed by mail')
})

test('a link is over after half an hour, and with a later change of the password', async () => {
  await forgotten(EMAIL)
  const token = await readLink()
  at = new Date(at.getTime() + 30 * 60_000)
  const late = await call('POST', '/session/new-password', { token, password: 'a new password' })
  expect(late.statusCode).toBe(400)
  expect(late.json().detail).toMatch('older than half an hour')
  await forgotten(EMAIL)
  const other = await readLink()
  await engine.app.services.operators.resetPassword(EMAIL, BY)
  const answer = await call('POST', '/session/new-password', {
    ...{ token: other, password: 'a new password' },
  })
  expect(answer.statusCode).toBe(400)
})

test('who has no account, or a disabled one, gets the same answer and no mail; many are slowed down', async () => {
  const count = () => engine.db.selectFrom('outbox_mail').select('id').execute()
  const before = (await count()).length
  expect((await forgotten('nobody@example.com')).json()).toEqual({ sendsMail: false })
  await engine.db.updateTable('operator').set({ disabled_at: at }).execute()
  expect((await forgotten(EMAIL)).json()).toEqual({ sendsMail: false })
  expect((await count()).length).toBe(before)
  const statuses: number[] = []
  for (let asked = 0; asked < 6; asked += 1) statuses.push((await forgotten(EMAIL)).statusCode)
  expect(statuses.at(-1)).toBe(429)
})
