import { hashPassword } from '../customers/password-hash'
import { createTestEngine, type TestEngine } from '../testing/engine'
import { startSmtpServer } from '../testing/smtp-server'
import { useForAll } from '../testing/use'

const API = '/back-office/api'
const MAILS = `${API}/mails`

let engine: TestEngine
const smtp = useForAll(() => startSmtpServer())
beforeAll(async () => {
  engine = await createTestEngine({ config: { smtpUrl: smtp.url } })
})
afterAll(() => engine.close())
beforeEach(async () => {
  await engine.db.deleteFrom('outbox_mail').execute()
  smtp.messages.length = 0
  smtp.isRefusing = false
})

const get = async (path = '', headers: Record<string, string> = {}, remoteAddress?: string) => {
  const answer = await engine.app.inject({ url: `${MAILS}${path}`, headers, remoteAddress })
  return { status: answer.statusCode, headers: answer.headers, body: answer.body }
}
const list = async (query = '') => JSON.parse((await get(query)).body)
const act = async (method: 'POST' | 'DELETE', path: string) => {
  const answer = await engine.app.inject({ method, url: `${MAILS}${path}` })
  return { status: answer.statusCode, body: answer.json() }
}

async function write(reference: string, to = 'ada@example.com'): Promise<number> {
  const { mail } = engine.app.services
  const content = { siteId: 'brindille', preheader: '', heading: 'Hi <script>1</script>' }
  await engine.db
    .transaction()
    .execute((trx) =>
      mail.queue(trx, { reference, to, subject: `About ${reference}`, ...content, blocks: [] }),
    )
  return (await mail.listMails({ limit: 1 })).mails[0]?.id ?? 0
}

const deliver = () => engine.app.services.mail.deliver()
const logged = async () => {
  const entries = await engine.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()
  return entries.map(({ action, subject_id }) => `${action} ${subject_id}`)
}

test('mails are listed newest first, page by page, and filtered by recipient, kind and state', async () => {
  await write('order:1')
  await write('shipped:1:me', 'bo.b@example.com')
  await deliver()
  await write('order:2', 'bo.b@example.com')
  const first = await list('?limit=2')
  expect(first).toMatchObject({
    canSend: true,
    mails: [
      { kind: 'order', subject: 'About order:2', state: 'waiting' },
      { kind: 'shipped', recipient: 'bo.b@example.com', state: 'sent', attempts: 1 },
    ],
  })
  expect((await list(`?limit=2&before=${first.next}`)).mails).toMatchObject([
    { subject: 'About order:1' },
  ])
  const found = async (query: string) => (await list(query)).mails.length
  expect(await found('?recipient=bo')).toBe(2)
  expect(await found('?recipient=BO.B@exam')).toBe(2)
  expect(await found('?recipient=nobody')).toBe(0)
  expect(await found('?kind=order&state=sent')).toBe(1)
  expect(await found('?state=failed')).toBe(0)
  expect((await get('?state=lost')).status).toBe(400)
})

test('a mail is shown in a sandbox without scripts', async () => {
  const id = await write('order:00001001')
  const { headers, body } = await get(`/${id}/html`)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'.*img-src http:/),
  })
  expect(body).toContain('Hi &lt;script&gt;')
  expect(JSON.parse((await get(`/${id}`)).body)).toMatchObject({
    orderNo: '00001001',
    text: expect.stringContaining('Hi <script>'),
  })
  expect((await get('/999999999')).status).toBe(404)
  expect((await get('/none/html')).status).toBe(400)
})

test('a sent mail is sent again as a copy, but not while the copy is waiting', async () => {
  const id = await write('order:00001001')
  await deliver()
  smtp.isRefusing = true
  const again = await act('POST', `/${id}/sending`)
  expect(again).toMatchObject({ status: 200, body: { kind: 'order', orderNo: '00001001' } })
  expect(again.body.id).not.toBe(id)
  await deliver()
  expect((await act('POST', `/${id}/sending`)).status).toBe(409)
  smtp.isRefusing = false
  expect((await act('POST', `/${again.body.id}/sending`)).body).toMatchObject({ id: again.body.id })
  await deliver()
  expect(smtp.messages).toHaveLength(2)
  expect((await list('?state=sent')).mails).toHaveLength(2)
  expect((await logged()).slice(-2)).toEqual([`sent again ${id}`, `sent again ${again.body.id}`])
})

test('a waiting mail can be discarded, and can still be sent afterwards', async () => {
  const id = await write('stock-notice:1')
  expect(await act('DELETE', `/${id}`)).toMatchObject({ status: 200, body: { state: 'discarded' } })
  expect((await act('DELETE', `/${id}`)).status).toBe(409)
  await deliver()
  expect(smtp.messages).toEqual([])
  expect((await act('POST', `/${id}/sending`)).status).toBe(200)
  await deliver()
  expect(smtp.messages).toHaveLength(1)
  expect((await list('?state=sent')).mails).toMatchObject([{ id }])
  expect((await act('DELETE', '/999999999')).status).toBe(404)
})

test('a failed mail shows its error', async () => {
  smtp.isRefusing = true
  const id = await write('order:1')
  await deliver()
  expect(JSON.parse((await get(`/${id}`)).body)).toMatchObject({
    state: 'waiting',
    attempts: 1,
    error: expect.stringContaining('451'),
    nextAttemptAt: expect.any(String),
  })
})

test.each([
  ['another machine', {}, '192.0.2.7'],
  ['a local proxy', { 'x-forwarded-for': '127.0.0.1' }, undefined],
  ['a page with a rebound host name', { host: 'evil.example:4000' }, undefined],
])('%s is refused without a token', async (_name, headers, address) => {
  expect((await get('', headers, address)).status).toBe(403)
  expect((await get('/1/html', headers, address)).status).toBe(403)
})

test('the content of a mail with a code is shown to admins and hidden from other operators', async () => {
  const id = await write('account:password-reset:1')
  const password = 'a long password'
  const operator = async (email: string, role: string) => {
    await engine.db
      .insertInto('operator')
      .values({
        ...{ email, name: email, roles: JSON.stringify([role]), created_at: new Date() },
        ...{ password_hash: await hashPassword(password), disabled_at: null, last_login_at: null },
      })
      .execute()
    const url = `${API}/session`
    const answer = await engine.app.inject({ method: 'POST', url, payload: { email, password } })
    return { cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' }
  }
  const admin = await operator('ad@example.com', 'admin')
  const orders = await operator('or@example.com', 'orders')
  expect(JSON.parse((await get(`/${id}`, admin)).body).text).toContain('Hi')
  const seen = JSON.parse((await get(`/${id}`, orders)).body)
  expect(seen).toMatchObject({ id, kind: 'account' })
  expect(seen.text).toBeUndefined()
  expect((await get(`/${id}/html`, orders)).status).toBe(403)
  expect((await get(`/${id}/html`, admin)).status).toBe(200)
  await engine.db.deleteFrom('operator').execute()
})

describe('with an operator token', () => {
  const operatorToken = 'a-token-of-the-operator'
  let guarded: TestEngine
  beforeAll(async () => {
    guarded = await createTestEngine({ config: { operatorToken } })
  })
  afterAll(() => guarded.close())

  const ask = (method: 'GET' | 'POST', path: string, password?: string) =>
    guarded.app.inject({
      method,
      url: `${MAILS}${path}`,
      headers:
        password === undefined
          ? {}
          : { authorization: `Basic ${Buffer.from(`operator:${password}`).toString('base64')}` },
      remoteAddress: '192.0.2.7',
    })

  test.each([
    ['no password is refused', undefined, 401],
    ['a wrong password is refused', 'wrong', 401],
    ['the token is accepted as a password', operatorToken, 200],
  ])('%s', async (_name, password, status) => {
    const { statusCode, headers } = await ask('GET', '', password)
    expect(statusCode).toBe(status)
    if (status === 401) expect(headers['www-authenticate']).toContain('Basic')
  })

  test('no mail is sent again without a mail server', async () => {
    expect((await ask('GET', '', operatorToken)).json()).toMatchObject({ canSend: false })
    const { id } = await guarded.db
      .insertInto('outbox_mail')
      .values({
        ...{ reference: 'order:1', recipient: 'ada@example.com', subject: 'Hi', text: 'Hi' },
        ...{ html: '', created_at: new Date(), next_attempt_at: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await ask('POST', `/${id}/sending`, operatorToken)).statusCode).toBe(409)
    await guarded.db.deleteFrom('outbox_mail').execute()
  })
})
