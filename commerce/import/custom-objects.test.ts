import { importArchiveFiles } from '../testing/import-archive-files'
import { useDatabase } from '../testing/test-database'
import { toCatalogXml, toSiteFiles } from '../testing/write-archive-files'
import type { ImportOptions } from './read-archive'

const database = useDatabase()

function importObjects(objects: string, options: ImportOptions = {}, site = 'small') {
  return importArchiveFiles(
    database.db,
    {
      'catalogs/small/catalog.xml': toCatalogXml('small', '<product product-id="a"/>'),
      ...toSiteFiles(),
      [`sites/${site}/custom-objects/Concierge.xml`]: `<custom-objects>${objects}</custom-objects>`,
    },
    options,
  )
}

const object = (id: string, inner: string, mode = '') =>
  `<custom-object type-id="Concierge" object-id="${id}"${mode}>${inner}</custom-object>`
const name = (text: string, language = 'x-default') =>
  `<object-attribute attribute-id="name" xml:lang="${language}">${text}</object-attribute>`
const stored = () =>
  database.db.selectFrom('custom_object').selectAll().orderBy('object_id').execute()

test('custom objects are imported, changed and deleted', async () => {
  const codes =
    '<object-attribute attribute-id="codes"><value>8</value><value>9</value></object-attribute>'
  const { counts } = await importObjects(
    object('west', name('West') + name('Oeste', 'es') + codes) + object('east', name('East')),
  )
  expect(counts).toMatchObject({ 'custom objects': 2 })
  const west = { site_id: 'small', type_id: 'Concierge', object_id: 'west' }
  expect(await stored()).toEqual([
    { ...west, object_id: 'east', attributes: { name: 'East' } },
    { ...west, attributes: { name: 'West', codes: ['8', '9'] } },
  ])
  await importObjects(object('west', name('Wild West')))
  expect(await stored()).toEqual([{ ...west, attributes: { name: 'Wild West' } }])
  const more = object('east', name('East')) + object('west', '', ' mode="delete"')
  await importObjects(more, { mode: 'merge' })
  expect(await stored()).toMatchObject([{ object_id: 'east' }])
})

test('custom objects without an id or site are reported', async () => {
  const nameless = await importObjects('<custom-object type-id="Concierge"/>')
  expect(nameless.findings).toContainEqual(
    expect.objectContaining({
      severity: 'error',
      message: expect.stringContaining('<custom-object> has no id'),
    }),
  )
  const strange = await importObjects(object('north', ''), {}, 'other')
  expect(strange.findings).toContainEqual(
    expect.objectContaining({ message: 'the file belongs to no site' }),
  )
  expect(await stored()).toMatchObject([{ object_id: 'east' }])
})
