import { millisecondsInHour } from 'date-fns/constants'
import { createTestEngine, useEngine } from '../testing/engine'
import { empty } from '../testing/shop-state'

const API = '/back-office/api'
const ADMIN = { email: 'ada@example.com', name: 'Ada Lovelace', roles: ['admin'] }
const BY = { name: 'test', requestId: 'test' }
const REMOTE = '192.0.2.7'

let at = new Date('2026-12-01T12:00:00Z')
const engine = useEngine({ now: () => at })
beforeEach(async () => {
  await empty(engine.db, 'operator', 'login_attempt', 'audit_entry')
  at = new Date('2026-12-01T12:00:00Z')
})

interface Call {
  cookie?: string
  payload?: object
  headers?: Record<string, string>
  from?: string
}

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, given: Call = {}) =>
  engine.app.inject({
    method,
    url: `${API}${url}`,
    remoteAddress: given.from ?? REMOTE,
    headers: { ...given.headers, ...(given.cookie && { cookie: given.cookie }) },
    payload: given.payload,
  })

async function makeOperator(email: string, ...roles: ('admin' | 'content' | 'viewer')[]) {
  return engine.app.services.operators.add({ email, name: email.split('@')[0] ?? '', roles }, BY)
}

async function logIn(email: string, password: string, from = REMOTE) {
  const answer = await call('POST', '/session', { payload: { email, password }, from })
  const [cookie = ''] = String(answer.headers['set-cookie'] ?? '').split(';')
  return { answer, cookie }
}

async function logInAs(email: string, ...roles: ('admin' | 'content' | 'viewer')[]) {
  const { password } = await makeOperator(email, ...roles)
  return (await logIn(email, password)).cookie
}

test('only the local machine has access without operators; with one, a login is required', async () => {
  expect((await call('GET', '/session')).statusCode).toBe(403)
  const local = await call('GET', '/session', { from: '127.0.0.1' })
  expect(local.json()).toMatchObject({ kind: 'local', name: 'This machine' })

  const added = await call('POST', '/operators', { payload: ADMIN, from: '127.0.0.1' })
  expect(added.statusCode).toBe(201)
  expect((await call('GET', '/session', { from: '127.0.0.1' })).statusCode).toBe(401)
  for (const url of ['/back-office/orders', '/page-views', `${API}/mails`, `${API}/changes`]) {
    const asked = { url, remoteAddress: '127.0.0.1' }
    expect((await engine.app.inject(asked)).statusCode).toBe(401)
    const page = await engine.app.inject({ ...asked, headers: { accept: 'text/html' } })
    expect(page.statusCode).toBe(302)
    expect(page.headers.location).toBe(`/back-office/login?to=${encodeURIComponent(url)}`)
  }

  const { answer, cookie } = await logIn(' Ada@Example.com ', added.json().password)
  expect(answer.json()).toEqual({ kind: 'operator', ...ADMIN })
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^operator=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
  )
  expect((await call('GET', '/session', { cookie })).json()).toMatchObject({ name: ADMIN.name })
})

test('the first operator must be an admin', async () => {
  const payload = { ...ADMIN, roles: ['content'] }
  const answer = await call('POST', '/operators', { payload, from: '127.0.0.1' })
  expect(answer.statusCode).toBe(409)
  expect(answer.json().detail).toContain('admin')
})

test('password guesses are slowed down, and an unknown address gets the same response', async () => {
  const { password } = await makeOperator(ADMIN.email, 'admin')
  const known = await logIn(ADMIN.email, 'wrong')
  const unknown = await logIn('eve@example.com', 'wrong')
  expect(known.answer.statusCode).toBe(401)
  expect(unknown.answer.json()).toEqual(known.answer.json())
  for (let guess = 0; guess < 5; guess += 1) await logIn(ADMIN.email, 'wrong')
  const refused = await logIn(ADMIN.email, password)
  expect(refused.answer.statusCode).toBe(429)
  expect(Number(refused.answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await logIn(ADMIN.email, password, '192.0.2.8')).answer.statusCode).toBe(200)
})

test('a session ends by logout, inactivity, disabling or a new password', async () => {
  const { password } = await makeOperator(ADMIN.email, 'admin')
  const isIn = async (cookie: string) =>
    (await call('GET', '/session', { cookie })).statusCode === 200

  const first = await logIn(ADMIN.email, password)
  expect((await call('DELETE', '/session', { cookie: first.cookie })).statusCode).toBe(204)
  expect(await isIn(first.cookie)).toBe(false)

  const used = await logIn(ADMIN.email, password)
  const unused = await logIn(ADMIN.email, password)
  at = new Date(at.getTime() + 11 * millisecondsInHour)
  expect(await isIn(used.cookie)).toBe(true)
  at = new Date(at.getTime() + 2 * millisecondsInHour)
  expect(await isIn(used.cookie)).toBe(true)
  expect(await isIn(unused.cookie)).toBe(false)

  const other = await logIn(ADMIN.email, password)
  const change = (given: object) =>
    call('PUT', '/session/password', { cookie: used.cookie, payload: given })
  const next = 'a longer password'
  expect((await change({ currentPassword: 'wrong', password: next })).statusCode).toBe(400)
  expect((await change({ currentPassword: password, password: 'short' })).statusCode).toBe(400)
  expect((await change({ currentPassword: password, password: next })).statusCode).toBe(204)
  expect(await isIn(other.cookie)).toBe(false)
  expect(await isIn(used.cookie)).toBe(true)
  expect((await logIn(ADMIN.email, password)).answer.statusCode).toBe(401)

  await makeOperator('bo@example.com', 'admin')
  const { revision } = (await engine.app.services.operators.list())[0] ?? { revision: 0 }
  const disabled = {
    name: 'Ada',
    roles: ['admin'],
    shops: [],
    isDisabled: true,
    expectedRevision: revision,
  }
  const url = `/operators/${ADMIN.email}`
  expect((await call('PUT', url, { cookie: used.cookie, payload: disabled })).statusCode).toBe(200)
  expect(await isIn(used.cookie)).toBe(false)
  expect((await logIn(ADMIN.email, next)).answer.statusCode).toBe(401)
})

test('a role allows its own sections, and a 403 response states the required role', async () => {
  await makeOperator(ADMIN.email, 'admin')
  const content = await logInAs('con@example.com', 'content')
  const viewer = await logInAs('vi@example.com', 'viewer')
  const items = '/content/items'
  expect((await call('GET', items, { cookie: content })).statusCode).toBe(200)
  expect((await call('GET', items, { cookie: viewer })).statusCode).toBe(200)
  expect((await call('GET', '/changes', { cookie: viewer })).statusCode).toBe(200)
  const refused = await call('GET', '/operators', { cookie: content })
  expect(refused.statusCode).toBe(403)
  expect(refused.json().detail).toBe(
    'Your roles (content) do not allow this. Required role: admin.',
  )
  expect((await call('GET', '/orders', { cookie: content })).statusCode).toBe(403)
})

test('when two admins give up their role at the same moment, one remains admin', async () => {
  const ada = await logInAs(ADMIN.email, 'admin')
  const bo = await logInAs('bo@example.com', 'admin')
  const leave = (email: string, cookie: string) =>
    call('PUT', `/operators/${email}`, {
      cookie,
      payload: { name: 'x', roles: ['viewer'], shops: [], isDisabled: false, expectedRevision: 1 },
    })
  const answers = await Promise.all([leave(ADMIN.email, ada), leave('bo@example.com', bo)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('the second of two concurrent changes of an operator gets a conflict, like a duplicate address', async () => {
  const cookie = await logInAs(ADMIN.email, 'admin')
  await makeOperator('bo@example.com', 'content')
  const change = (name: string) =>
    call('PUT', '/operators/bo@example.com', {
      cookie,
      payload: { name, roles: ['content'], shops: [], isDisabled: false, expectedRevision: 1 },
    })
  const answers = await Promise.all([change('Bo'), change('Beau')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const taken = await call('POST', '/operators', {
    cookie,
    payload: { email: 'bo@example.com', name: 'Bo', roles: ['viewer'] },
  })
  expect(taken.statusCode).toBe(409)
})

test.each(['\u200b', 'im\u200bport', 'Bo\u001b[2J'])(
  '%j is no name of an operator',
  async (name) => {
    const cookie = await logInAs(ADMIN.email, 'admin')
    const payload = { email: 'bo@example.com', name, roles: ['viewer'] }
    expect((await call('POST', '/operators', { cookie, payload })).statusCode).toBe(400)
  },
)

test('requests of another site’s page are refused', async () => {
  const cookie = await logInAs(ADMIN.email, 'admin')
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of foreign) {
    const asked = { cookie, headers, payload: { ...ADMIN, email: 'eve@example.com' } }
    expect((await call('POST', '/operators', asked)).statusCode).toBe(403)
    expect((await call('POST', '/session', asked)).statusCode).toBe(403)
  }
})

test('every change is logged with its operator and values, page by page', async () => {
  const cookie = await logInAs(ADMIN.email, 'admin')
  const payload = { email: 'bo@example.com', name: 'Bo', roles: ['content'] }
  await call('POST', '/operators', { cookie, payload })
  const changed = { name: 'Beau', roles: ['content'], isDisabled: false, expectedRevision: 1 }
  const change = (more: object) =>
    call('PUT', '/operators/bo@example.com', { cookie, payload: { ...changed, ...more } })
  // a client that does not know shops must not take them away
  expect((await change({})).statusCode).toBe(400)
  await change({ shops: [] })
  await call('POST', '/operators/bo@example.com/password', { cookie })

  const list = async (query: string) => (await call('GET', `/changes?${query}`, { cookie })).json()
  const subject = 'subjectType=operator&subjectId=bo@example.com'
  const { entries } = await list(subject)
  expect(entries).toMatchObject([
    { action: 'password changed', operatorEmail: ADMIN.email },
    { action: 'changed', before: { name: 'Bo' }, after: { name: 'Beau' }, operatorName: 'ada' },
    { action: 'added', after: { name: 'Bo', roles: ['content'] } },
  ])
  expect(JSON.stringify(entries)).not.toContain('argon2')
  const first = await list(`${subject}&limit=2`)
  expect(first.entries).toHaveLength(2)
  const second = await list(`${subject}&limit=2&before=${first.next}`)
  expect(second.entries).toHaveLength(1)
  expect(second.next).toBeUndefined()
  expect((await list('who=bo@example.com')).entries).toEqual([])
  expect((await list('who=test')).entries).toHaveLength(1)
  expect((await list('from=2026-12-02T00:00:00Z')).entries).toEqual([])
})

test("the operator token gives machines full access, beside operators' logins", async () => {
  const operatorToken = 'a-token-of-operators'
  const guarded = await createTestEngine({
    config: { operatorToken, publicOrigin: 'https://engine.example' },
  })
  const { password } = await guarded.app.services.operators.add(
    { email: ADMIN.email, name: 'Ada', roles: ['admin'] },
    BY,
  )
  const authorization = `Basic ${Buffer.from(`me:${operatorToken}`).toString('base64')}`
  const ask = (headers: Record<string, string>) =>
    guarded.app.inject({ url: `${API}/operators`, headers, remoteAddress: REMOTE })
  expect((await ask({ authorization })).statusCode).toBe(200)
  expect((await ask({ authorization: 'Basic bWU6bm8=' })).statusCode).toBe(401)
  const login = await guarded.app.inject({
    method: 'POST',
    url: `${API}/session`,
    payload: { email: ADMIN.email, password },
    remoteAddress: REMOTE,
  })
  const [cookie = '', ...parts] = String(login.headers['set-cookie']).split('; ')
  expect(cookie).toMatch(/^__Host-operator=/)
  expect(parts).toContain('Secure')
  expect((await ask({ cookie })).statusCode).toBe(200)
  await guarded.close()
})
