import { Promotion } from '../../promotions/promotion.schemas'
import { importArchiveFiles } from '../../testing/import-archive-files'
import { createTestDatabase } from '../../testing/test-database'
import { FILES_WITH_OFFERS } from '../../testing/archive-of-offers'
import type { ImportMode } from '../../../contracts/import'
import { useForEach } from '../../testing/use'

const FILE = 'sites/small/assignments.xml'
const PROMOTIONS = 'sites/small/promotions.xml'

const database = useForEach(() => createTestDatabase())
beforeEach(async () => {
  await importArchiveFiles(database.db, FILES_WITH_OFFERS)
})

function importAssignments(elements: string, mode: ImportMode = 'merge') {
  const files = { [FILE]: `<assignments>${elements}</assignments>` }
  return importArchiveFiles(database.db, files, { mode })
}

const set = (id: string, inner: string) => `<assignment assignment-id="${id}">${inner}</assignment>`
const enabled = (flag: boolean) => `<enabled-flag>${flag}</enabled-flag>`

async function listAssigned(): Promise<Record<string, unknown>> {
  const rows = await database.db.selectFrom('promotion').selectAll().orderBy('id').execute()
  const entries = rows.flatMap(({ id, definition }) => {
    const own = Promotion.parse(definition).assignments
    return own.flatMap(({ campaignId, ...one }) =>
      campaignId.startsWith('assignment:') ? [[`${id} ${campaignId.slice(11)}`, one]] : [],
    )
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}

const WINTER = { matchMode: 'any', sourceCodeGroupIds: ['mail'], startsAt: [], endsAt: [] }
const SUMMER = {
  ...{ matchMode: 'all', qualifiers: [{ type: 'store', value: 'boston' }], endsAt: [] },
  startsAt: ['2027-06-01T00:00:00.000Z'],
}

test('a disabled assignment is kept, without effect until it is enabled', async () => {
  expect(await listAssigned()).toEqual({ 'fifth winter': WINTER })
  await importAssignments(set('summer', enabled(true)))
  expect(await listAssigned()).toEqual({ 'fifth winter': WINTER, 'tenth summer': SUMMER })
  await importAssignments(set('summer', enabled(false)) + set('winter', enabled(false)), 'update')
  expect(await listAssigned()).toEqual({})
  await importAssignments(set('winter', enabled(true)), 'update')
  expect(await listAssigned()).toEqual({ 'fifth winter': WINTER })
})

test('an assignment keeps its conditions when only its promotions are named', async () => {
  const named =
    '<experiences><promotions><promotion-id>tenth</promotion-id></promotions></experiences>'
  await importAssignments(set('winter', named))
  expect(await listAssigned()).toEqual({ 'tenth winter': WINTER })
})

test('a replacement takes away assignments that the archive no longer has', async () => {
  await importAssignments(set('spring', enabled(false)), 'replace')
  expect(await listAssigned()).toEqual({})
})

test('a replacement of promotions keeps the assignments of another file', async () => {
  const files = { [PROMOTIONS]: FILES_WITH_OFFERS[PROMOTIONS].replace('<name>Fifth', '<name>5th') }
  await importArchiveFiles(database.db, files, { mode: 'replace' })
  expect(await listAssigned()).toEqual({ 'fifth winter': WINTER })
})
