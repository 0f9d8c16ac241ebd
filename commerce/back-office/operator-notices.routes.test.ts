import { useEngine } from '../testing/engine'
import { seedSite } from '../testing/seed-site'
import { createAuthenticator } from '../testing/software-authenticator'

const SESSION = '/back-office/api/session'
const EMAIL = 'ada@example.com'
const BY = { name: 'test', requestId: 'test' }

const engine = useEngine({ seed: seedSite })
let password = ''
beforeEach(async () => {
  await engine.db.deleteFrom('operator').execute()
  await engine.db.deleteFrom('outbox_mail').execute()
  const ada = { email: EMAIL, name: 'Ada', roles: ['admin'] as const }
  password = (await engine.app.services.operators.add(ada, BY)).password
})

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, cookie = '') =>
  engine.app.inject({ method, url: `${SESSION}${path}`, payload, headers: { cookie } })

const enter = () => call('POST', '', { email: EMAIL, password })

async function logIn(): Promise<string> {
  const { headers } = await enter()
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

async function addPasskey(cookie: string, name: string, origin = 'http://localhost:4000') {
  const confirmed = { currentPassword: password }
  const options = (await call('POST', '/passkeys/challenge', confirmed, cookie)).json()
  const credential = createAuthenticator({ origin: 'http://localhost:4000' }).register(options, {
    origin,
  })
  return call('POST', '/passkeys', { name, credential }, cookie)
}

async function listMails() {
  const { mails } = await engine.app.services.mail.listMails({ limit: 20, recipient: EMAIL })
  return mails.map(({ subject, text }) => ({ subject, text }))
}

test('an operator gets a mail about each change of how they log in', async () => {
  const cookie = await logIn()
  await addPasskey(cookie, 'Laptop')
  const confirmed = { currentPassword: password }
  const renewed = await call('POST', '/recovery-codes', confirmed, cookie)
  const [recoveryCode] = renewed.json().recoveryCodes as string[]
  const { challenge } = (await enter()).json().passkey
  expect((await call('POST', '/second-step', { challenge, recoveryCode })).statusCode).toBe(200)
  const { passkeys } = (await call('GET', '/passkeys', undefined, cookie)).json()
  await call('DELETE', `/passkeys/${passkeys[0].id}`, confirmed, cookie)
  await call('POST', '/forgotten-password', { email: EMAIL })
  const token = /new-password#([\w-]+)/.exec((await listMails())[0]?.text ?? '')?.[1]
  await call('POST', '/new-password', { token, password: 'a new password' })
  const mails = await listMails()
  expect(mails.map(({ subject }) => subject)).toEqual([
    'You have a new password',
    'A new password for the back office',
    'A passkey was removed from your login',
    'A recovery code was used',
    'You have new recovery codes',
    'A passkey was added to your login',
  ])
  expect(mails.at(-1)?.text).toMatch(/“Laptop”.*http:\S+\/back-office\/your-login/s)
  expect(mails[3]?.text).toMatch('9 codes are left.')
})

test('a password set by the operator or by an admin is mailed', async () => {
  const { operators } = engine.app.services
  await operators.setPassword(EMAIL, 'a password of their own', BY)
  await operators.resetPassword(EMAIL, BY)
  const mails = await listMails()
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('You have a new password'))
  expect(mails[0]?.text).toMatch('An admin has set a new password')
  expect(mails[1]?.text).toMatch('logged out on all other devices')
})

test('what is refused sends no mail', async () => {
  const cookie = await logIn()
  expect((await addPasskey(cookie, 'Phone', 'https://evil.example')).statusCode).toBe(400)
  await addPasskey(cookie, 'Laptop')
  const wrong = { currentPassword: 'not the password' }
  expect((await call('DELETE', '/passkeys/1', wrong, cookie)).statusCode).toBe(400)
  expect((await call('POST', '/recovery-codes', wrong, cookie)).statusCode).toBe(400)
  const { challenge } = (await enter()).json().passkey
  const guess = { challenge, recoveryCode: '0000-0000-0000-0000' }
  expect((await call('POST', '/second-step', guess)).statusCode).toBe(401)
  const over = { token: 'none', password: 'a new password' }
  expect((await call('POST', '/new-password', over)).statusCode).toBe(400)
  expect((await listMails()).map(({ subject }) => subject)).toEqual([
    'A passkey was added to your login',
  ])
})

test('an operator whose passkeys an admin removes gets one mail, and none without any', async () => {
  const { operators } = engine.app.services
  const cookie = await logIn()
  await addPasskey(cookie, 'Laptop')
  await addPasskey(cookie, 'Phone')
  await operators.removePasskeys(EMAIL, BY)
  await operators.removePasskeys(EMAIL, BY)
  expect((await listMails()).map(({ subject }) => subject)).toEqual([
    '2 passkeys were removed from your login',
    'A passkey was added to your login',
    'A passkey was added to your login',
  ])
})
