import { randomBytes, scryptSync } from 'node:crypto'
import { useDatabase } from '../testing/test-database'
import { createCredentialService } from './credential.service'
import { needsNewPassword, toPasswordHash } from './imported-password'
import { isPasswordHash, isPasswordOf } from './password-hash'

function toScrypt(password: string, logCost = 14, blockSize = 8, parallelization = 1): string {
  const salt = randomBytes(16)
  const options = { cost: 2 ** logCost, blockSize, parallelization, maxmem: 2 ** 28 }
  const hash = scryptSync(password, salt, 32, options)
  const params = ((logCost << 16) | (blockSize << 8) | parallelization).toString(16)
  return `$s0$${params}$${salt.toString('base64')}$${hash.toString('base64')}`
}

const database = useDatabase()

// the example of com.lambdaworks.crypto
const PUBLISHED = '$s0$e0801$epIxT/h6HbbwHaehFnh/bw==$7H0vsXlY8UxxyW/BWx/9GuY7jEvGjT71GFd6O4SZND0='

test('the published example of the notation is verified', async () => {
  expect(await isPasswordOf(PUBLISHED, 'secret')).toBe(true)
  expect(await isPasswordOf(PUBLISHED, 'Secret')).toBe(false)
})

test.each([
  ['the usual parameters', 14, 8, 1],
  ['another N', 15, 8, 1],
  ['another r and p', 11, 16, 3],
  ['a small N', 10, 8, 1],
  ['the largest N for an r of 1', 15, 1, 1],
])('%s are verified', async (_name, ...parameters) => {
  const hash = toScrypt('pässwörd 🍫', ...parameters)
  expect(await isPasswordHash(hash)).toBe(true)
  expect(await isPasswordOf(hash, 'pässwörd 🍫')).toBe(true)
  expect(await isPasswordOf(hash, 'password')).toBe(false)
})

test.each([
  ['another scheme', '5f4dcc3b5aa765d61d8327deb882cf99'],
  ['base64 with a wrong letter', PUBLISHED.replace('epIx', 'ep*x')],
  ['base64 cut off', PUBLISHED.slice(0, -2)],
  ['no hash', '$s0$e0801$epIxT/h6HbbwHaehFnh/bw==$'],
  ['a salt of four bytes', '$s0$e0801$epIxTw==$7H0vsXlY8UxxyW/BWx/9GuY7jEvGjT71GFd6O4SZND0='],
  ['r of nothing', PUBLISHED.replace('e0801', 'e0001')],
  ['p of nothing', PUBLISHED.replace('e0801', 'e0800')],
  ['N too large for its r', PUBLISHED.replace('e0801', '100101')],
  ['N far too large for its r', PUBLISHED.replace('e0801', '130101')],
  ['N that takes 512 MB', PUBLISHED.replace('e0801', '130801')],
  ['p that takes seconds', PUBLISHED.replace('e0801', 'e08ff')],
])('%s is not accepted', async (_name, hash) => {
  expect(await isPasswordHash(hash)).toBe(false)
})

test('a login with an imported password replaces its hash by our own', async () => {
  const { db } = database
  const credentials = createCredentialService(db, { now: () => new Date() })
  const value = toScrypt('Sweet-tooth-1')
  const password = { value, isEncrypted: true, scheme: 'scrypt' }
  await db
    .insertInto('customer')
    .values({
      id: 'ada',
      login: 'ada@example.com',
      email: 'ada@example.com',
      last_name: 'Lovelace',
      password_hash: (await toPasswordHash(password, undefined)) ?? null,
      created_at: new Date(),
      updated_at: new Date(),
      last_login_at: null,
      previous_login_at: null,
      email_verified_at: null,
    })
    .execute()
  const stored = () => db.selectFrom('customer').select('password_hash').executeTakeFirstOrThrow()
  expect(await credentials.findByCredentials('ada@example.com', 'wrong')).toBeUndefined()
  expect(await stored()).toEqual({ password_hash: value })
  expect(await credentials.findByCredentials('ada@example.com', 'Sweet-tooth-1')).toBeDefined()
  expect((await stored()).password_hash).toMatch(/^\$argon2id\$/)
  expect(await credentials.findByCredentials('ada@example.com', 'Sweet-tooth-1')).toBeDefined()
  expect(await credentials.findByCredentials('ada@example.com', 'wrong')).toBeUndefined()
  const other = { value: 'e'.repeat(32), isEncrypted: true }
  expect([await needsNewPassword(password), await needsNewPassword(other)]).toEqual([false, true])
})
