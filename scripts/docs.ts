import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkCodePaths } from './docs/code-paths'
import { checkLinks } from './docs/links'
import { checkReferences, linkTests, readRequirements } from './docs/requirements'
import { checkSettings } from './docs/settings'
import { readTextFiles, type TextFile } from './docs/text-files'

const RECORD = /^docs\/adr\/(\d{4})-.*\.md$/
const RECORDS = 'docs/adr/README.md'
const LINKED_REQUIREMENTS = 'var/requirements'

/**
 * Prints the wrong references, links, paths and settings of the documents, and writes a copy of the
 * requirements in which each links to the tests that name it. `--check` writes nothing.
 */
function main(): void {
  const files = readTextFiles()
  const requirements = readRequirements(files)
  const records = files.flatMap((file) => RECORD.exec(file.path)?.slice(1, 2) ?? [])
  const index = files.find((file) => file.path === RECORDS)?.text ?? ''
  if (!process.argv.includes('--check')) writeLinked(linkTests(files))
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
  ]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

function writeLinked(pages: readonly TextFile[]): void {
  mkdirSync(LINKED_REQUIREMENTS, { recursive: true })
  for (const page of pages) {
    writeFileSync(path.join(LINKED_REQUIREMENTS, path.basename(page.path)), page.text)
  }
  console.log(`Each requirement with its tests: ${LINKED_REQUIREMENTS}`)
}

main()
