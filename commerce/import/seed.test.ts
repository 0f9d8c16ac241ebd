import path from 'node:path'
import { createTestDatabase } from '../testing/test-database'
import { seed } from './seed'

const folder = path.resolve(__dirname, '../../demo')

test('the demo retailer is seeded without a warning, searchable, and again without a change', async () => {
  const { db, close } = await createTestDatabase()
  try {
    const first: string[] = []
    await seed(db, { folder, onProgress: (line) => first.push(line) })
    expect(first.filter((line) => /^(Warning|Error)/.test(line))).toEqual([])
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
      'Reviews: unchanged',
    ])
  } finally {
    await close()
  }
})
