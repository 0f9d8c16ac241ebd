import path from 'node:path'
import { createTestDatabase } from './testing/test-database'
import { toCatalogXml, toSiteFiles, writeArchiveFiles } from './testing/write-archive-files'
import { seed } from './seed'

const folder = path.resolve(__dirname, '../demo')

test('the demo retailer is seeded without warnings and searchable, and a second seed changes nothing', async () => {
  const { db, close } = await createTestDatabase()
  try {
    const first: string[] = []
    await seed(db, { folder, onProgress: (line) => first.push(line) })
    const findings = first.filter((line) => /^(Warning|Error)/.test(line))
    expect(findings.filter((line) => !line.includes('not needed here'))).toEqual([])
    expect(first).toContain('Archive: building the search index')

    const documents = await db
      .selectFrom('search_document')
      .select(['site_id', (expression) => expression.fn.countAll<number>().as('count')])
      .groupBy('site_id')
      .orderBy('site_id')
      .execute()
    expect(documents.map(({ site_id }) => site_id)).toEqual([
      'brindille',
      'brindille-fundraising',
      'brindille-volume',
    ])
    expect(documents[0]?.count).toBeGreaterThanOrEqual(36)

    const second: string[] = []
    await seed(db, { folder, onProgress: (line) => second.push(line) })
    expect(second).toEqual([
      'Archive: unchanged',
      expect.stringMatching(/^Content: \d+ items$/),
      'Subscriptions: unchanged',
      'Reviews: unchanged',
    ])
  } finally {
    await close()
  }
})

test('a start keeps a retailer’s own archive, and npm run seed restores the demo', async () => {
  const { db, close } = await createTestDatabase()
  const files = Object.entries({
    ...toSiteFiles(),
    'catalogs/small/catalog.xml': toCatalogXml('small', '<category category-id="root" />'),
  }).map(([name, content]) => [`own/${name}`, content])
  const own = writeArchiveFiles(Object.fromEntries(files))
  const archive = path.join(own.folder, 'own')
  const sites = () => db.selectFrom('site').select('id').orderBy('id').execute()
  try {
    await seed(db, { folder, archive })
    const said: string[] = []
    await seed(db, { folder, keepOwn: true, onProgress: (line) => said.push(line) })
    expect(said).toEqual([expect.stringMatching(/it stays. npm run seed brings the demo back/)])
    expect(await sites()).toEqual([{ id: 'small' }])

    await seed(db, { folder })
    expect(await sites()).toContainEqual({ id: 'brindille' })
    const again: string[] = []
    await seed(db, { folder, keepOwn: true, onProgress: (line) => again.push(line) })
    expect(again).toContain('Archive: unchanged')
  } finally {
    own.remove()
    await close()
  }
})
