import { writeFileSync } from 'node:fs'
import { checkCodePaths } from './docs/code-paths'
import { checkLinks } from './docs/links'
import { checkReferences, linkTests, readRequirements } from './docs/requirements'
import { checkSettings } from './docs/settings'
import { readTextFiles } from './docs/text-files'

const RECORD = /^docs\/adr\/(\d{4})-.*\.md$/
const RECORDS = 'docs/adr/README.md'

/**
 * Lists below each requirement the tests that name it, and prints the wrong references, links,
 * paths and settings of the documents. `--check` writes nothing, and fails if something would
 * change.
 */
function main(): void {
  const files = readTextFiles()
  const requirements = readRequirements(files)
  const records = files.flatMap(({ path }) => RECORD.exec(path)?.slice(1, 2) ?? [])
  const index = files.find(({ path }) => path === RECORDS)?.text ?? ''
  const stale = linkTests(files).filter(
    (linked) => files.find(({ path }) => path === linked.path)?.text !== linked.text,
  )
  const isCheck = process.argv.includes('--check')
  if (!isCheck) for (const { path, text } of stale) writeFileSync(path, text)
  const numbers = new Set(records.map(Number))
  const problems = [
    ...requirements.problems,
    ...files.flatMap((file) => checkReferences(file, requirements, numbers)),
    ...records
      .filter((number) => !index.includes(`](${number}-`))
      .map((number) => `${RECORDS}: record ${number} is missing`),
    ...checkLinks(files),
    ...checkCodePaths(files),
    ...checkSettings(files),
    ...(isCheck ? stale.map(({ path }) => `${path} is out of date: run \`npm run docs\``) : []),
  ]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

main()
