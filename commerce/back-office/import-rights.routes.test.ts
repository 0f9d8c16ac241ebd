import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { OfficeImport } from '../../domain/import-wire'
import { hasRight, OPERATOR_ROLES } from '../../domain/operator-rights'
import { createTestEngine, type TestEngine } from '../testing/engine'
import { logInOperator } from '../testing/log-in-operator'
import { toZip } from '../testing/to-zip'
import { toCatalogXml, toSiteFiles } from '../testing/write-archive-files'

const IMPORTS = '/back-office/api/imports'
const ZIP = toZip({
  ...toSiteFiles(),
  'catalogs/small/catalog.xml': toCatalogXml('small', '<product product-id="a"/>'),
  'stores.xml': '<stores><store store-id="s"><name>S</name></store></stores>',
  'sites/small/gift-certificates.xml': `<gift-certificates>
    <gift-certificate gc-id="FREE500"><currency>USD</currency><amount>500.00</amount>
    <enabled-flag>true</enabled-flag></gift-certificate></gift-certificates>`,
})

let engine: TestEngine
let dataDir: string
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'rights-'))
  engine = await createTestEngine({
    config: { dataDir, importedMediaDir: path.join(dataDir, 'media') },
  })
})
afterAll(async () => {
  await engine.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const countOf = async (table: 'product' | 'store' | 'gift_certificate' | 'site') =>
  (await engine.db.selectFrom(table).selectAll().execute()).length

test('an operator imports over HTTP only what the role may change', async () => {
  const upload = (headers: Record<string, string>) =>
    engine.app.inject({
      ...{ method: 'POST', url: `${IMPORTS}?fileName=a.zip&mode=merge`, payload: ZIP },
      headers: { ...headers, 'content-type': 'application/zip' },
    })
  for (const role of OPERATOR_ROLES.filter((one) => !hasRight([one], 'imports.write'))) {
    expect((await upload(await logInOperator(engine, role))).statusCode).toBe(403)
  }
  const headers = await logInOperator(engine, 'catalog')
  const uploaded = await upload(headers)
  expect(uploaded.statusCode).toBe(201)
  let known: OfficeImport = uploaded.json()
  for (const what of ['trial', 'import'] as const) {
    const url = `${IMPORTS}/${known.id}`
    const mode = what === 'trial' ? { mode: known.mode } : {}
    const payload = { expectedRevision: known.revision, ...mode }
    const started = await engine.app.inject({
      method: 'PUT',
      url: `${url}/${what}`,
      payload,
      headers,
    })
    expect(started.statusCode).toBe(202)
    await engine.app.services.imports.settle()
    known = (await engine.app.inject({ url, headers })).json()
    const { findings } = (what === 'trial' ? known.trial : known.result) ?? { findings: [] }
    const left = findings.filter(({ examples: [one] }) => one?.message.includes('for the role'))
    expect(left.map(({ file }) => file).sort()).toEqual([
      'sites/small/gift-certificates.xml',
      'sites/small/preferences.xml',
      'sites/small/site.xml',
    ])
  }
  expect(await countOf('product')).toBe(1)
  expect(await countOf('store')).toBe(1)
  expect(await countOf('gift_certificate')).toBe(0)
  expect(await countOf('site')).toBe(0)
  const logged = await engine.db
    .selectFrom('audit_entry')
    .select(['subject_type', 'action'])
    .execute()
  const added = logged.filter(({ action }) => action === 'added by import')
  expect(new Set(added.map(({ subject_type: type }) => type))).toEqual(new Set(['product', 'shop']))
})
