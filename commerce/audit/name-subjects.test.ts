import { seedCatalog } from '../testing/seed-catalog'
import { useDatabase } from '../testing/test-database'
import { nameSubjects } from './name-subjects'
import { AUDIT_SUBJECTS } from './record-change'

const database = useDatabase()
beforeAll(() => seedCatalog(database.db))

const toEntry = (subjectType: string, subjectId: string) => ({
  ...{ id: 1, at: '2026-11-28T00:00:00Z', operatorName: 'local', action: 'changed' },
  ...{ requestId: '', subjectType, subjectId },
})

test('audited subjects get their current names; deleted subjects get none', async () => {
  const entries = [
    toEntry('shop', '101'),
    toEntry('product', 'brittle'),
    // the same id refers to a different subject in another section
    toEntry('product', '101'),
    ...AUDIT_SUBJECTS.map((type) => toEntry(type, 'gone')),
  ]
  const named = await nameSubjects(database.db, entries)
  expect(named.map(({ subjectName }) => subjectName)).toEqual([
    'Maiden Lane',
    'Peanut Brittle',
    undefined,
    ...AUDIT_SUBJECTS.map(() => undefined),
  ])
  expect(named[0]).toMatchObject(toEntry('shop', '101'))
})

test('at most half of the code of a gift card is shown', async () => {
  const card = { site_id: 'brindille', currency: 'USD', amount_minor: 500, balance_minor: 500 }
  const codes = ['GIFT', 'TREAT1', '6000000000000001']
  const cards = await database.db
    .insertInto('gift_certificate')
    .values(codes.map((code) => ({ ...card, code })))
    .returning(['id', 'code'])
    .execute()
  const named = await nameSubjects(
    database.db,
    codes.map((code) => toEntry('gift-card', cards.find((one) => one.code === code)?.id ?? '')),
  )
  expect(named.map(({ subjectName }) => subjectName)).toEqual(['****FT', '****AT1', '****0001'])
})
