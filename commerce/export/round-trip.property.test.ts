import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { FILES_OF_EVERY_COLUMN } from '../testing/archive-of-every-column'
import { FOREIGN_ARCHIVE } from '../testing/foreign-archive'
import { passTwice } from '../testing/pass-twice'
import { withoutPositions } from '../testing/read-tables'
import { createVariations } from '../testing/vary-archive'
import type { ArchiveFiles } from '../testing/write-archive-files'

const DEMO = path.resolve(__dirname, '../../demo/site-archive')

/** The settings of the demo: its promotions, coupons, methods, sorting rules, slots and more. */
function readSettings(): ArchiveFiles {
  const names = [
    ...['site', 'preferences', 'promotions', 'coupons', 'sourcecodes', 'customer-groups'],
    ...['shipping', 'payment-methods', 'tax', 'search2', 'slots', 'sort', 'redirect-urls'],
  ].map((name) => `sites/brindille/${name}.xml`)
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(DEMO, name), 'utf8')]),
  )
}

test.each([
  ['of every kind', FILES_OF_EVERY_COLUMN],
  ['of another retailer', FOREIGN_ARCHIVE],
  ['with the settings of the demo', readSettings()],
])(
  'any shop %s, exported and imported again, is the same shop',
  async (_name, files) => {
    const vary = await createVariations(files)
    const shops = fc.asyncProperty(fc.gen(), async (choose) => {
      const { first, second } = await passTwice(vary(choose))
      expect(withoutPositions(second.tables)).toEqual(withoutPositions(first.tables))
      expect(second.files).toEqual(first.files)
    })
    await fc.assert(shops, { seed: 20_261_129, numRuns: 5, endOnFailure: true })
  },
  240_000,
)
