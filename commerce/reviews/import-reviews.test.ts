import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTestEngine } from '../testing/engine'
import { seedCheckout } from '../testing/seed-checkout'
import { importReviews } from './import-reviews'
import { useForEach } from '../testing/use'

const REVIEW = {
  id: 'one',
  productId: 'assorted-9',
  rating: 5,
  title: 'Sunday',
  text: 'We had these after the roast.',
  nickname: 'Priya',
  location: 'Dayton, OH',
  submittedAt: '2026-03-01T12:00:00Z',
  helpful: 2,
}

let folder: string
const engine = useForEach(() => createTestEngine({ seed: seedCheckout }))
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reviews-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function take(...reviews: object[]) {
  const lines = reviews.map((review) => JSON.stringify({ ...REVIEW, ...review }))
  await writeFile(path.join(folder, 'boxes.jsonl'), `${lines.join('\n')}\n`)
  return importReviews(engine.db, folder)
}

const stored = () =>
  engine.db.selectFrom('review').select(['id', 'status', 'helpful']).orderBy('id').execute()
const customOf = async (id: string) =>
  (
    await engine.db
      .selectFrom('product')
      .select('custom')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).custom

test('reviews are imported, counted for the master, and skipped when unchanged', async () => {
  expect(await take({}, { id: 'two', rating: 4, text: '' })).toMatchObject({
    outcome: 'imported',
    findings: [],
    count: 2,
  })
  expect(await customOf('assorted')).toMatchObject({ rating: 4.5, reviewCount: 2 })
  expect(await take({}, { id: 'two', rating: 4, text: '' })).toMatchObject({ outcome: 'unchanged' })
  expect(await take({})).toMatchObject({ outcome: 'imported', count: 1 })
  expect(await customOf('assorted')).toMatchObject({ rating: 5, reviewCount: 1 })
  expect(await take({ id: 'three', productId: 'truffles' })).toMatchObject({ count: 1 })
  expect(await customOf('assorted')).not.toHaveProperty('rating')
})

test('reviews and votes of shoppers, and moderation decisions, survive an import', async () => {
  await take({}, { id: 'two' })
  const { reviews } = engine.app.services
  const own = await reviews.submit({
    productId: 'assorted',
    rating: 1,
    title: 'Broken',
    body: 'Half of the box was crushed.',
    nickname: 'Ada',
    location: '',
    email: 'ada@example.com',
    isRecommended: false,
  })
  await reviews.moderate(own?.id ?? '', 'APPROVED')
  await reviews.moderate('two', 'REJECTED')
  await reviews.vote('one', 'somebody', true)
  await take({ title: 'Monday', helpful: 5 }, { id: 'two' })
  expect(await stored()).toEqual(
    [
      { id: 'one', status: 'APPROVED', helpful: 6 },
      { id: 'two', status: 'REJECTED', helpful: 2 },
      { id: own?.id, status: 'APPROVED', helpful: 0 },
    ].sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1)),
  )
  expect(await customOf('assorted')).toMatchObject({ rating: 3, reviewCount: 2 })
})

test('one invalid line rejects the whole file; an unknown product is reported', async () => {
  await take({})
  const refused = await take({ rating: 6 }, { id: 'two' })
  expect(refused).toMatchObject({ outcome: 'refused', findings: [{ id: 'line 1' }] })
  expect(await stored()).toHaveLength(1)
  const unknown = await take({}, { id: 'two', productId: 'gone' })
  expect(unknown.findings).toMatchObject([{ severity: 'warning', id: 'two' }])
  expect(await take({}, {})).toMatchObject({ outcome: 'refused' })
})
