import { checkCodePaths } from './code-paths'
import { checkLinks } from './links'
import { checkReferences, linkTests, readRequirements } from './requirements'
import { checkSettings, CONFIGURATION } from './settings'

// assembled from parts, since this file is also checked for references
const [FIRST, SECOND, LOST, TYPO] = ['CHK-001', 'CHK-002', `CHK-${999}`, `CKH-${'001'}`]
const SECTION = `D2 §${5}`
const AREA = {
  path: 'docs/requirements/checkout.md',
  text: `# Checkout\n\n- **${FIRST}** One.\n- **${SECOND}** [Two](../adr/2.md).\n`,
}
const requirements = readRequirements([AREA])
const check = (text: string) =>
  checkReferences({ path: 'a.ts', text }, requirements, new Set([12])).map((found) =>
    found.slice(6),
  )

test('a reference that leads nowhere is named', () => {
  expect(check(`// as ${FIRST} says [${SECOND}], ADR 12, and SHA-256`)).toEqual([])
  expect(check(`// ${LOST}`)).toEqual([`no requirement is ${LOST}`])
  expect(check(`test('a [${TYPO}]')`)).toEqual([`no area of requirements is CKH (${TYPO})`])
  expect(check(`// (${SECTION})`)).toEqual([`${SECTION} is no document of this repository`])
  expect(check(`// ADR ${13}`)).toEqual(['no decision record is ADR 13'])
})

test('an id is there once, and in one area', () => {
  const again = { path: 'docs/requirements/bag.md', text: `- **${FIRST}** Again.\n` }
  expect(readRequirements([AREA, again]).problems).toEqual([
    `docs/requirements/bag.md: ${FIRST} is there twice`,
    `docs/requirements/bag.md: ids of docs/requirements/checkout.md: ${FIRST}`,
  ])
})

test('each requirement links to the tests that name it now', () => {
  const tests = { path: 'app/steps.test.ts', text: `test('one [${FIRST}]')` }
  const [linked] = linkTests([AREA, tests, { path: 'app/steps.ts', text: SECOND }])
  expect(linked?.text).toBe(
    `# Checkout\n\n- **${FIRST}** One.\n  [steps.test.ts](../../app/steps.test.ts)\n- **${SECOND}** [Two](../../docs/adr/2.md).\n`,
  )
})

test('a link to a missing file or heading is named', () => {
  const page = (path: string, text: string) => ({ path, text })
  const files = [
    page('docs/a.md', '# Two words, `code`\n[b](b.md#there) [own](#two-words-code) [c](no.md)'),
    page('docs/b.md', '# Here\n[up](../README.md) [out](https://example.com)'),
  ]
  expect(checkLinks(files)).toEqual([
    'docs/a.md: b.md#there leads nowhere',
    'docs/a.md: no.md leads nowhere',
  ])
})

test('a setting without a row, a row without a reader, and a wrong reader are named', () => {
  const table = {
    path: CONFIGURATION,
    text: '| `PORT` | 3000 | `80` | Port. | engine |\n| `GONE` | | | | scripts |',
  }
  const script = { path: 'scripts/a.ts', text: 'process.env.NEW_ONE' }
  const problems = checkSettings([table, script])
  expect(problems).toEqual(
    expect.arrayContaining([
      'docs/configuration.md: NEW_ONE has no row',
      'docs/configuration.md: nobody reads GONE',
      'docs/configuration.md: PORT: does the engine read it?',
      'docs/configuration.md: PORT: does the storefront read it?',
    ]),
  )
})

test('a path or a name in a guide that is not in the code is named', () => {
  const guide = {
    path: 'docs/how-to.md',
    text: [
      '`scripts/docs.ts`, `docs/code-paths`, `code-paths.ts`, `var/made`, `/api/route`, `<a>/b.ts`',
      '`scripts/gone.ts`, `gone/folder/`, `checkLinks` in `docs/links.ts`, `lost` of `links.ts`',
    ].join('\n'),
  }
  const links = { path: 'scripts/docs/links.ts', text: 'export function checkLinks() {}' }
  const paths = ['scripts/docs.ts', 'scripts/docs/links.ts', 'scripts/docs/code-paths.ts']
  expect(checkCodePaths([guide, links], paths)).toEqual([
    'docs/how-to.md: there is no scripts/gone.ts',
    'docs/how-to.md: there is no gone/folder/',
    'docs/how-to.md: links.ts has no lost',
  ])
  expect(checkCodePaths([{ ...guide, path: 'docs/adr/0001-a.md' }], paths)).toEqual([])
})
