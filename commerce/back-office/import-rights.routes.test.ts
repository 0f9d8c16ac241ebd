import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { OfficeImport } from '../../contracts/import'
import { hasRight, OPERATOR_ROLES, type OperatorRole } from '../../rules/operator-rights'
import { BASE_OF_RIGHTS, KINDS_OF_RIGHTS } from '../testing/archive-of-rights'
import { createTestEngine, type TestEngine } from '../testing/engine'
import { importArchiveFiles } from '../testing/import-archive-files'
import { logInOperator } from '../testing/log-in-operator'
import { toZip } from '../testing/to-zip'

const IMPORTS = '/back-office/api/imports'
const ZIP = toZip(Object.fromEntries(KINDS_OF_RIGHTS.map(([file, , , text]) => [file, text])))

let engine: TestEngine
let dataDir: string
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'rights-'))
  engine = await createTestEngine({
    seed: async (db) => void (await importArchiveFiles(db, BASE_OF_RIGHTS)),
    config: { dataDir, importedMediaDir: path.join(dataDir, 'media') },
  })
})
afterAll(async () => {
  await engine.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const upload = (headers: Record<string, string>) =>
  engine.app.inject({
    ...{ method: 'POST', url: `${IMPORTS}?fileName=a.zip&mode=merge`, payload: ZIP },
    headers: { ...headers, 'content-type': 'application/zip' },
  })

async function carryOut(
  what: 'trial' | 'import',
  { id, revision, mode }: OfficeImport,
  headers: Record<string, string>,
): Promise<OfficeImport> {
  const payload = { expectedRevision: revision, ...(what === 'trial' && { mode }) }
  const url = `${IMPORTS}/${id}`
  const started = await engine.app.inject({
    method: 'PUT',
    url: `${url}/${what}`,
    payload,
    headers,
  })
  expect(started.statusCode).toBe(202)
  await engine.app.services.imports.settle()
  return (await engine.app.inject({ url, headers })).json()
}

const listWithheld = (report: OfficeImport['trial'] | OfficeImport['result']) =>
  (report?.findings ?? []).flatMap(({ file, examples: [example] }) =>
    example?.message.includes(' for the role ') ? [file] : [],
  )

const unique = (names: readonly string[]) => [...new Set(names)].sort()
/** Each role alone, and together with one that may import: rights add up. */
const ROLES = OPERATOR_ROLES.flatMap((role): OperatorRole[][] =>
  role === 'catalog' ? [[role]] : [[role], [role, 'catalog']],
)

test.each(ROLES.map((roles) => [roles.join(' and '), roles] as const))(
  'the role %s imports over HTTP the kinds of data that it may change, and no other',
  async (_names, roles) => {
    const headers = await logInOperator(engine, ...roles)
    const uploaded = await upload(headers)
    if (!hasRight(roles, 'imports.write')) return expect(uploaded.statusCode).toBe(403)
    expect(uploaded.statusCode).toBe(201)
    const { trial } = await carryOut('trial', uploaded.json(), headers)
    const isAllowed = ([, right]: (typeof KINDS_OF_RIGHTS)[number]) => hasRight(roles, right)
    const refused = KINDS_OF_RIGHTS.filter((kind) => !isAllowed(kind))
    expect(unique(listWithheld(trial))).toEqual(unique(refused.map(([file]) => file)))
    const changed = KINDS_OF_RIGHTS.flatMap((kind) => (isAllowed(kind) && kind[2] ? [kind[2]] : []))
    expect(unique(trial?.changes.map(({ what }) => what) ?? [])).toEqual(unique(changed))
  },
)

test('what is left out at the check is left out of the import and its log', async () => {
  const headers = await logInOperator(engine, 'viewer', 'content', 'catalog')
  const checked = await carryOut('trial', (await upload(headers)).json(), headers)
  const { result } = await carryOut('import', checked, headers)
  expect(listWithheld(result)).toEqual(listWithheld(checked.trial))
  const entries = await engine.db.selectFrom('audit_entry').select(['action', 'after']).execute()
  const logged = entries.filter(({ action }) => / by import$/.test(action))
  expect(unique(logged.map(({ after }) => String(after?.['data'])))).toEqual(
    unique(checked.trial?.changes.map(({ what }) => what) ?? []),
  )
})
