import { millisecondsInDay } from 'date-fns/constants'
import { createTestDatabase } from '../testing/test-database'
import { createTokenSigner } from './token-signer'
import { useForEach } from '../testing/use'

const ISSUED = { issuer: 'us', audience: 'them' }

let now: Date

const database = useForEach(() => createTestDatabase())
beforeEach(async () => {
  now = new Date('2026-01-01T00:00:00Z')
})

const createSigner = () => createTokenSigner(database.db, () => now)

test('the next key is published before it signs, and the previous key still verifies', async () => {
  const signer = createSigner()
  const lifetime = 2 * millisecondsInDay
  const first = await signer.sign({ sub: 'ada' }, { ...ISSUED, lifetime })
  const before = (await signer.listPublicKeys()).map(({ kid }) => kid)
  expect(before).toHaveLength(2)
  now = new Date(now.getTime() + 91 * millisecondsInDay)
  const second = await signer.sign({ sub: 'ada' }, { ...ISSUED, lifetime })
  const after = (await signer.listPublicKeys()).map(({ kid }) => kid)
  expect(after).toHaveLength(3)
  expect(after).toEqual(expect.arrayContaining(before))
  const kidOf = (token: string): unknown =>
    JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid
  expect(kidOf(second)).not.toBe(kidOf(first))
  expect(before).toContain(kidOf(second))
  expect(await signer.verify(first, ISSUED)).toMatchObject({ sub: 'ada' })
})

test('engines with one database share their keys, even after a rotation', async () => {
  const [one, other] = [createSigner(), createSigner()]
  await Promise.all([one.listPublicKeys(), other.listPublicKeys()])
  now = new Date(now.getTime() + 91 * millisecondsInDay)
  const lifetime = millisecondsInDay
  const tokens = await Promise.all(
    [one, other].map((signer) => signer.sign({ sub: 'ada' }, { ...ISSUED, lifetime })),
  )
  for (const token of tokens) {
    expect(await one.verify(token, ISSUED)).toBeDefined()
    expect(await other.verify(token, ISSUED)).toBeDefined()
  }
  expect(await createSigner().listPublicKeys()).toHaveLength(3)
})
