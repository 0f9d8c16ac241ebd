import type { OfficeMessage, OfficeMessageList } from '../../contracts/message'
import { useEngine } from '../testing/engine'
import { logInOperator } from '../testing/log-in-operator'
import { seedSite } from '../testing/seed-site'
import { logInTestShopper } from '../testing/test-shopper'

const MESSAGES = '/back-office/api/messages'
const ADA = { firstName: 'Ada', lastName: 'Bloom', email: 'ada@example.com', phone: '3125550100' }

let now = new Date('2026-11-20T12:00:00Z')
let nora: { cookie: string }
let omar: { cookie: string }
let viewer: { cookie: string }
const engine = useEngine({ seed: seedSite, now: () => now })
beforeAll(async () => {
  nora = await logInOperator(engine, 'service')
  omar = await logInOperator(engine, 'admin', 'service')
  viewer = await logInOperator(engine, 'viewer')
})
beforeEach(async () => {
  await engine.db.deleteFrom('service_case').execute()
  await engine.db.deleteFrom('outbox_mail').execute()
})

async function write(fields: object = {}): Promise<OfficeMessage> {
  now = new Date(now.getTime() + 1000)
  const guest = await logInTestShopper(engine.app)
  const question = { questionType: 'Order Status', comment: 'Where is\nmy <box>?' }
  const answer = await engine.app.inject({
    method: 'POST',
    url: '/custom/forms/v1/organizations/f_ecom_prln_001/contact?siteId=brindille',
    headers: { ...guest.headers },
    payload: { ...ADA, ...question, orderNumber: '00001001', ...fields },
  })
  return read(answer.json<{ caseId: string }>().caseId)
}
const list = async (query = '', headers = nora): Promise<OfficeMessageList> =>
  (await engine.app.inject({ url: `${MESSAGES}${query}`, headers })).json()
const read = async (id: string): Promise<OfficeMessage> =>
  (await engine.app.inject({ url: `${MESSAGES}/${id}`, headers: nora })).json()
const change = ({ id, revision }: OfficeMessage, asked: object, headers = nora) =>
  engine.app.inject({
    method: 'POST',
    url: `${MESSAGES}/${id}/changes`,
    headers,
    payload: { change: asked, expectedRevision: revision },
  })
const idsOf = ({ messages }: OfficeMessageList) => messages.map(({ id }) => id)

test('messages of guests are found by sender, order number and state, page by page', async () => {
  const first = await write()
  const second = await write({ lastName: 'Lovelace', orderNumber: '77', email: 'b@example.org' })
  await engine.app.inject({ url: MESSAGES, headers: viewer })
  for (const text of ['ada', 'bloom', 'ada@example.com', '00001001']) {
    expect(idsOf(await list(`?text=${encodeURIComponent(text)}`))).toContain(first.id)
  }
  expect(idsOf(await list('?text=lovelace'))).toEqual([second.id])
  expect(idsOf(await list('?text=nobody'))).toEqual([])
  const page = await list('?limit=1&state=open')
  expect(page).toMatchObject({ messages: [{ id: second.id, topic: 'Order Status' }] })
  expect(idsOf(await list(`?limit=1&before=${page.next}`))).toEqual([first.id])
  expect(first).toMatchObject({
    ...{ name: 'Ada Bloom', text: 'Where is\nmy <box>?', state: 'open', answers: [] },
    ...{ orderNo: '00001001', hasOrder: false, orders: 0 },
  })
  expect(first).not.toHaveProperty('customerNo')
})

test('other forms are no messages', async () => {
  const { id } = await write()
  await engine.db.updateTable('service_case').set({ kind: 'feedback' }).execute()
  expect(await list()).toEqual({ messages: [] })
  const answer = await engine.app.inject({ url: `${MESSAGES}/${id}`, headers: nora })
  expect(answer.statusCode).toBe(404)
})

test('an answer is mailed to the sender and kept with the message', async () => {
  const message = await write()
  const answer = await change(message, { kind: 'answer', text: ' It left <today>.\nNora ' })
  expect(answer.json()).toMatchObject({
    ...{ state: 'answered', assigneeName: 'service' },
    answers: [{ text: 'It left <today>.\nNora', by: 'service' }],
  })
  const mails = await engine.db.selectFrom('outbox_mail').selectAll().execute()
  expect(mails).toMatchObject([{ recipient: 'ada@example.com' }])
  expect(mails[0]?.text).toContain('It left <today>.\nNora')
  expect(mails[0]?.text).toContain('my <box>?')
  expect(mails[0]?.html).toContain('It left &lt;today&gt;.')
  const { answers } = await read(message.id)
  expect(answers[0]?.mailId).toBe(mails[0]?.id)
})

test('a message of a Spanish page is answered by a Spanish mail', async () => {
  const message = await write({ locale: 'es-US' })
  await change(message, { kind: 'answer', text: 'Hola' })
  const [mail] = await engine.db.selectFrom('outbox_mail').selectAll().execute()
  expect(mail?.subject).toBe('Tu mensaje: Estado del pedido')
})

test('of two operators who answer at once, the second is told and sends nothing', async () => {
  const message = await write()
  const answers = await Promise.all([
    change(message, { kind: 'answer', text: 'Soon.' }),
    change(message, { kind: 'answer', text: 'Tomorrow.' }, omar),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    detail: expect.stringMatching(/meanwhile by (admin-)?service \(answered\)/),
  })
  const current = await read(message.id)
  expect(current.answers).toHaveLength(1)
  expect((await change(current, { kind: 'answer', text: 'Tomorrow.' }, omar)).statusCode).toBe(200)
  expect(await engine.db.selectFrom('outbox_mail').selectAll().execute()).toHaveLength(2)
})

test('a message is assigned, marked as answered and reopened, and each change is logged', async () => {
  let message = await write()
  const steps: [object, string][] = [
    [{ kind: 'assign', to: 'admin-service@example.com' }, 'assigned'],
    [{ kind: 'close' }, 'answered'],
    [{ kind: 'reopen' }, 'assigned'],
    [{ kind: 'assign', to: '' }, 'open'],
  ]
  for (const [asked, state] of steps) {
    const answer = await change(message, asked)
    message = answer.json()
    expect(message.state).toBe(state)
  }
  expect((await change(message, { kind: 'reopen' })).statusCode).toBe(409)
  const history = await engine.app.inject({
    url: `${MESSAGES}/${message.id}/history`,
    headers: viewer,
  })
  expect(history.json()).toMatchObject({
    entries: [
      { action: 'assigned', after: { state: 'open', assignee: '' } },
      { action: 'reopened' },
      { action: 'marked as answered' },
      { action: 'assigned', before: { assignee: '' }, operatorName: 'service' },
    ],
  })
  expect(await engine.db.selectFrom('outbox_mail').selectAll().execute()).toEqual([])
})

test('an operator sees the messages that are assigned to them', async () => {
  const message = await write()
  await write({ email: 'b@example.org' })
  const { assignees } = message
  expect(assignees.map(({ name }) => name).sort()).toEqual(['admin', 'admin-service', 'service'])
  await change(message, { kind: 'assign', to: 'service@example.com' }, omar)
  expect(idsOf(await list('?whose=mine'))).toEqual([message.id])
  expect(idsOf(await list('?whose=mine', omar))).toEqual([])
})

test.each([
  [{ kind: 'answer', text: '  ' }, 400],
  [{ kind: 'answer', text: 'x'.repeat(4001) }, 400],
  [{ kind: 'assign', to: 'viewer@example.com' }, 400],
  [{ kind: 'assign', to: 'nobody@example.com' }, 400],
  [{ kind: 'delete' }, 400],
])('the change %j is refused', async (asked, status) => {
  const message = await write()
  expect((await change(message, asked)).statusCode).toBe(status)
  expect(await read(message.id)).toEqual(message)
})

test('reading needs the right to read, changing the right to answer', async () => {
  const message = await write()
  const content = await logInOperator(engine, 'content')
  for (const url of [MESSAGES, `${MESSAGES}/${message.id}`, `${MESSAGES}/${message.id}/history`]) {
    expect((await engine.app.inject({ url, headers: viewer })).statusCode).toBe(200)
    expect((await engine.app.inject({ url, headers: content })).statusCode).toBe(403)
    expect((await engine.app.inject(url)).statusCode).toBe(401)
  }
  expect((await change(message, { kind: 'close' }, viewer)).statusCode).toBe(403)
  expect((await read(message.id)).state).toBe('open')
})
