import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { useEngine } from '../testing/engine'
import { importContent } from './import-content'

const DEMO = path.resolve(__dirname, '../../demo')
const photosFolder = path.join(DEMO, 'photos')

let folder: string
const engine = useEngine()
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'content-'))
  cpSync(path.join(DEMO, 'content'), folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function edit(file: string, change: (text: string) => string): void {
  const name = path.join(folder, file)
  const before = readFileSync(name, 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(name, after)
}

const importEdited = () => importContent(engine.db, folder, { photosFolder })

async function getHeadline(): Promise<unknown> {
  const url = '/content-hub/content/key/brindille/home?depth=all&format=inlined&locale=en-US'
  const { content } = (await engine.app.inject(url)).json()
  return content.slots[0].slides[0].headline
}

test('an imported change of an item is delivered', async () => {
  await importEdited()
  expect(await getHeadline()).toBe('Christmas, one piece at a time')
  edit('brindille/home/hero-christmas.json', (text) =>
    text.replace('Christmas, one piece at a time', 'Twelve days of truffles'),
  )
  expect(await importEdited()).toMatchObject({ outcome: 'imported' })
  expect(await getHeadline()).toBe('Twelve days of truffles')
})

test('rich text is sanitized', async () => {
  edit('pages/help/kosher/1.json', (text) =>
    text.replace('<p>', '<script>alert(1)</script><p onclick=\\"alert(2)\\">'),
  )
  await importEdited()
  const url = '/content-hub/content/key/pages/help/kosher?depth=all&format=inlined&locale=en-US'
  const { html } = (await engine.app.inject(url)).json().content.slots[0]
  expect(html).toMatch(/^<p>Products marked/)
})

test.each<[string, string, (text: string) => string, RegExp]>([
  ['a missing field', 'brindille/footer.json', (t) => t.replace('"tel"', '"tell"'), /tel/],
  [
    'an unknown field',
    'brindille/home/best-sellers.json',
    (t) => t.replace('"productIds"', '"products"'),
    /products/,
  ],
  [
    'an unreadable block inside a page',
    'brindille/home.json',
    (t) =>
      t.replace(
        '"slots": [',
        '"slots": [{ "contentType": "alert-banner", "text": "Late", "tone": "loud" },',
      ),
    /slots\.0\.tone/,
  ],
  [
    'a text that is missing in one of its languages',
    'brindille/nav-menu.json',
    (t) => t.replace('"es-US": "Tienda"', '"es-US": ""'),
    /topTabs\.0\.displayName/,
  ],
  ['broken JSON', 'brindille/home.json', (t) => t.slice(5), /brindille\/home\.json/],
  [
    'a broken link',
    'brindille/home.json',
    (t) => t.replace(/"id": "[^"]{8}/, '"id": "00000000'),
    /00000000-.*the linked item does not exist/,
  ],
  [
    'a missing picture',
    'brindille/home/hero-christmas.json',
    (t) => t.replace('hero-christmas-0', 'hero-none'),
    /heroes\/hero-none\.jpg.*the picture does not exist/,
  ],
  [
    'a script in an address',
    'brindille/home/hero-christmas.json',
    (t) => t.replace('"/category/christmas"', '"javascript:alert(1)"'),
    /ctaLink/,
  ],
  [
    'a duplicate key',
    'brindille-volume/home.json',
    (t) => t.replace('"brindille-volume/home"', '"brindille/home"'),
    /the key is already used in/,
  ],
])('%s is reported, and the previous content is kept', async (_, file, change, expected) => {
  await importContent(engine.db, path.join(DEMO, 'content'))
  edit(file, change)
  const report = await importEdited()
  expect(report.outcome).toBe('refused')
  const lines = report.findings
    .filter(({ severity }) => severity === 'error')
    .map((finding) => `${finding.file} ${finding.id} ${finding.message}`)
  expect(lines).toContainEqual(expect.stringMatching(expected))
  expect(await getHeadline()).toBe('Christmas, one piece at a time')
})

test('a text in several languages is stated short, or as the hub’s localized value', async () => {
  const deliver = async (locale: string) => {
    const url = `/content-hub/content/key/brindille/footer?depth=all&format=inlined&locale=${locale}`
    return (await engine.app.inject(url)).json().content.emailPromo.headline
  }
  edit('brindille/footer.json', (text) =>
    text.replace(/"headline": \{[^}]*\}/, '"headline": { "en-US": "Sweets", "es-US": "Dulces" }'),
  )
  expect((await importEdited()).outcome).toBe('imported')
  expect([await deliver('en-US'), await deliver('es-US')]).toEqual(['Sweets', 'Dulces'])
  const values = ['Candy', 'Caramelos'].map((value, index) => ({
    locale: ['en-US', 'es-US'][index],
    value,
  }))
  const schema = 'http://bigcontent.io/cms/schema/v1/core#/definitions/localized-value'
  edit('brindille/footer.json', (text) =>
    text.replace(
      /"headline": \{[^}]*\}/,
      `"headline": ${JSON.stringify({ _meta: { schema }, values })}`,
    ),
  )
  expect((await importEdited()).outcome).toBe('imported')
  expect([await deliver('en-US'), await deliver('es-US')]).toEqual(['Candy', 'Caramelos'])
})
