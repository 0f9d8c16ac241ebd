import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { useDatabase } from '../testing/test-database'
import { importContent } from './import-content'

const DEMO = path.resolve(__dirname, '../../demo')
const photosFolder = path.join(DEMO, 'photos')
const FIRST = new Date('2026-11-24T12:00:00Z')
const SECOND = new Date('2026-11-25T12:00:00Z')
const HERO = 'editions/valentine-2027/home-hero.json'
const HERO_ID = 'f66eb662-4e99-479c-a627-7ad08404dbe4'

let folder: string
const database = useDatabase()
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'content-'))
  cpSync(path.join(DEMO, 'content'), folder, { recursive: true })
  await importAt(FIRST)
})
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.db.deleteFrom('content_item').execute()
  await database.db.deleteFrom('content_edition').where('id', '<>', 'base').execute()
})

const importAt = (at: Date) => importContent(database.db, folder, { photosFolder, now: () => at })
const file = (name: string) => path.join(folder, name)
const edit = (name: string, change: (text: string) => string) =>
  writeFileSync(file(name), change(readFileSync(file(name), 'utf8')))
const everything = async () => ({
  items: await database.db.selectFrom('content_item').selectAll().orderBy('id').execute(),
  editions: await database.db.selectFrom('content_edition').selectAll().orderBy('id').execute(),
  versions: await versionsOf(),
})
const versionsOf = (id?: string) =>
  database.db
    .selectFrom('content_version')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('item_id', '=', id ?? ''))
    .orderBy('item_id')
    .orderBy('version')
    .execute()

test('a repeated import changes nothing', async () => {
  const before = await everything()
  expect(before.versions.length).toBeGreaterThan(before.items.length)
  expect(await importAt(SECOND)).toMatchObject({ outcome: 'imported' })
  expect(await everything()).toEqual(before)
})

test('a changed file becomes a new version, and the previous version is kept', async () => {
  edit(HERO, (text) => text.replace('A red box says it first', 'Say it in red'))
  await importAt(SECOND)
  const versions = await versionsOf(HERO_ID)
  const [last] = versions
    .filter(({ edition_id: edition }) => edition === 'valentine-2027')
    .slice(-1)
  expect(versions.map(({ version }) => version)).toEqual([1, 2, 3, 4])
  expect(last).toMatchObject({ version: 4, saved_at: SECOND, published_at: SECOND })
  expect(JSON.stringify(last?.body)).toContain('Say it in red')
})

test("an editor's versions and dates are kept until the file changes", async () => {
  const { db } = database
  await db
    .insertInto('content_version')
    .values({
      item_id: HERO_ID,
      version: 9,
      edition_id: 'base',
      body: JSON.stringify({ headline: 'By Ada' }),
      saved_by: 'ada',
      published_at: SECOND,
    })
    .execute()
  await db
    .updateTable('content_edition')
    .set({ name: 'Moved', saved_by: 'ada' })
    .where('id', '=', 'easter-2027')
    .execute()
  const before = await everything()
  await importAt(SECOND)
  expect(await everything()).toEqual(before)
  rmSync(file('editions/easter-2027'), { recursive: true })
  edit('brindille/home/hero-christmas.json', (text) => text.replace('Christmas, one', 'One'))
  await importAt(SECOND)
  expect((await versionsOf(HERO_ID)).at(-1)).toMatchObject({ version: 10, saved_by: 'import' })
  const { editions } = await everything()
  expect(editions.map(({ name }) => name)).toContain('Moved')
})

test('content missing in the files is removed, together with editions that become empty', async () => {
  rmSync(file('editions/valentine-2027'), { recursive: true })
  rmSync(file('pages/halloween.json'))
  await importAt(SECOND)
  const { items, editions, versions } = await everything()
  expect(items.map(({ delivery_key: key }) => key)).not.toContain('pages/halloween')
  expect(editions.map(({ id }) => id)).toEqual(['base', 'cocoa-hour-2026', 'easter-2027'])
  expect(versions.some(({ edition_id: id }) => id === 'valentine-2027')).toBe(false)
})

test.each<[string, () => void, RegExp]>([
  [
    'an end before the start',
    () => edit('editions/valentine-2027/edition.json', (text) => text.replace('02-15', '01-15')),
    /valentine-2027\/edition\.json endsAt the end is not after the start/,
  ],
  [
    'a moment without an offset',
    () => edit('editions/valentine-2027/edition.json', (text) => text.replace('-08:00"', '"')),
    /edition\.json startsAt/,
  ],
  [
    'an edition without edition.json',
    () => rmSync(file('editions/valentine-2027/edition.json')),
    /home-hero\.json .*no edition\.json/,
  ],
  [
    'an edition with the id of another',
    () =>
      edit('editions/valentine-2027/edition.json', (text) =>
        text.replace('"valentine-2027"', '"easter-2027"'),
      ),
    /another edition has this id/,
  ],
  [
    'an item twice in one edition',
    () => cpSync(file(HERO), file('editions/valentine-2027/again.json')),
    /the delivery id is already used in/,
  ],
  [
    'an item under another key',
    () =>
      edit('editions/valentine-2027/promo-banner.json', (text) =>
        text.replace('"brindille/promo-banner"', '"brindille/banner"'),
      ),
    /another key or type/,
  ],
  [
    'a missing picture in an edition',
    () => edit(HERO, (text) => text.replace('hero-valentine-0', 'hero-none')),
    /hero-none\.jpg the picture does not exist/,
  ],
  [
    'a broken item in an edition',
    () => edit(HERO, (text) => text.replace('"ctaText"', '"text"')),
    /home-hero\.json ctaList/,
  ],
])('%s is reported, and nothing is stored', async (_, change, expected) => {
  const before = await everything()
  change()
  const { outcome, findings } = await importAt(SECOND)
  expect(outcome).toBe('refused')
  const lines = findings.map((finding) => `${finding.file} ${finding.id} ${finding.message}`)
  expect(lines).toContainEqual(expect.stringMatching(expected))
  expect(await everything()).toEqual(before)
})
