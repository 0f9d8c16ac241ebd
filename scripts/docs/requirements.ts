import path from 'node:path'
import type { TextFile } from './text-files'

const REQUIREMENTS_FOLDER = 'docs/requirements'

const LINE = /^- \*\*([A-Z][A-Z0-9]+-\d{3})\*\* /
const ID = /\b[A-Z][A-Z0-9]{2,4}-\d{3}\b/g
/** An id in the form of a reference: alone in brackets or parentheses, or in a list inside them. */
const REFERENCE = /(?<=[[(,] ?)[A-Z][A-Z0-9]{2,4}-\d{3}(?=[\]),])/g
const TEST = /\.test\.tsx?$/

const prefixOf = (id: string) => id.replace(/-\d{3}$/, '')
const isRequirements = ({ path }: TextFile) => path.startsWith(`${REQUIREMENTS_FOLDER}/`)

interface Requirements {
  ids: Set<string>
  /** The prefixes of the requirements' areas, e.g. `CHK`. */
  prefixes: Set<string>
  problems: string[]
}

export function readRequirements(files: readonly TextFile[]): Requirements {
  const ids = new Set<string>()
  const areas = new Map<string, string>()
  const problems: string[] = []
  for (const file of files.filter(isRequirements)) {
    for (const line of file.text.split('\n')) {
      const id = LINE.exec(line)?.[1]
      if (id === undefined) continue
      if (ids.has(id)) problems.push(`${file.path}: ${id} is there twice`)
      ids.add(id)
      const area = areas.get(prefixOf(id)) ?? file.path
      if (area !== file.path) problems.push(`${file.path}: ids of ${area}: ${id}`)
      areas.set(prefixOf(id), area)
    }
  }
  const prefixes = new Set(areas.keys())
  if (prefixes.has('ADR')) problems.push('ADR means a decision record: an area needs other letters')
  return { ids, prefixes, problems }
}

export function checkReferences(
  { path, text }: TextFile,
  { ids, prefixes }: Requirements,
  records: ReadonlySet<number>,
): string[] {
  const all = new Set(text.match(ID))
  const unknown = [...all].filter((id) => prefixes.has(prefixOf(id)) && !ids.has(id))
  const strange = (text.match(REFERENCE) ?? []).filter((id) => !prefixes.has(prefixOf(id)))
  const sections = text.match(/\bD[1-3] §\d/g) ?? []
  const gone = [...text.matchAll(/\bADR (\d+)\b/g)].filter(
    ([, number]) => !records.has(Number(number)),
  )
  return [
    ...unknown.map((id) => `${path}: no requirement is ${id}`),
    ...[...new Set(strange)].map(
      (id) => `${path}: no area of requirements is ${prefixOf(id)} (${id})`,
    ),
    ...sections.map((section) => `${path}: ${section} is no document of this repository`),
    ...gone.map(([record]) => `${path}: no decision record is ${record}`),
  ]
}

/** Returns the pages of requirements, with links to the tests that name each, for a folder in `var`. */
export function linkTests(files: readonly TextFile[]): TextFile[] {
  const tests = new Map<string, string[]>()
  for (const file of files.filter(({ path }) => TEST.test(path))) {
    for (const id of new Set(file.text.match(ID)))
      tests.set(id, [...(tests.get(id) ?? []), file.path])
  }
  return files.filter(isRequirements).map((file) => ({
    path: file.path,
    text: file.text
      .replaceAll('](../', '](../../docs/')
      .split('\n')
      .flatMap((line) => {
        const found = tests.get(LINE.exec(line)?.[1] ?? '')
        return found ? [line, `  ${found.map(toLink).join(', ')}`] : [line]
      })
      .join('\n'),
  }))
}

const toLink = (file: string) => `[${path.basename(file)}](../../${file})`
