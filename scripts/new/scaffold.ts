import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type Change = (text: string) => string

/** What a command makes. Its texts mark with `TODO` what is left to decide. */
export interface Plan {
  /** New files, by their path. */
  files: Readonly<Record<string, string>>
  changes: readonly (readonly [file: string, change: Change])[]
  /** Files that new ones replace. */
  removed?: readonly string[]
  /** Words that a file must not hold yet, because they would be there twice. */
  unused?: readonly (readonly [file: string, words: string])[]
  /** What is left to do by hand, besides each `TODO`. */
  left: readonly string[]
}

interface Made {
  files: string[]
  /** `file:line: words` of each TODO. */
  open: string[]
}

/** A change that puts text before words that the file holds once. */
export const before =
  (place: string, added: string): Change =>
  (text) => {
    const [head, tail, ...more] = text.split(place)
    if (head === undefined || tail === undefined || more.length > 0) {
      throw new Error(`It should hold ${JSON.stringify(place)} once.`)
    }
    return head + added + place + tail
  }

/** Adds a translation, in the order of the ids. */
export const translated =
  (id: string, words: string): Change =>
  (text) => {
    const entries = Object.entries<string>(JSON.parse(text))
    if (entries.some(([other]) => other === id)) throw new Error(`It holds ${id} already.`)
    const next = entries.findIndex(([other]) => other.localeCompare(id) > 0)
    entries.splice(next === -1 ? entries.length : next, 0, [id, words])
    return JSON.stringify(Object.fromEntries(entries), null, 2)
  }

/** Makes and changes the files of a plan. If anything is wrong, nothing is made. */
export function make(root: string, plan: Plan): Made {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const texts = new Map<string, string>()
  for (const [file, words] of plan.unused ?? []) {
    if (read(file).includes(words)) throw new Error(`${file} already holds ${words.trim()}`)
  }
  for (const [file, text] of Object.entries(plan.files)) {
    if (existsSync(path.join(root, file))) throw new Error(`${file} is already there.`)
    texts.set(file, text)
  }
  const known = new Map<string, string>()
  for (const [file, change] of plan.changes) {
    try {
      const text = texts.get(file) ?? read(file)
      if (!known.has(file)) known.set(file, text)
      texts.set(file, change(text))
    } catch (error) {
      throw new Error(`${file} cannot be changed. ${String(error)}`, { cause: error })
    }
  }
  writeAll(root, texts, plan.removed ?? [])
  const files = [...texts.keys()]
  const prettier = ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn']
  execFileSync(process.execPath, [...prettier, ...files], { cwd: root, stdio: 'inherit' })
  return { files, open: files.flatMap((file) => listOpen(file, read(file), known.get(file) ?? '')) }
}

/** @param known what the file held before */
const listOpen = (file: string, text: string, known: string) =>
  text.split('\n').flatMap((line, index) => {
    if (!line.includes('TODO') || known.includes(line)) return []
    return [`${file}:${index + 1}: ${line.trim().replace(/ {2,}/g, ' ')}`]
  })

function writeAll(
  root: string,
  texts: ReadonlyMap<string, string>,
  removed: readonly string[],
): void {
  const previous = new Map<string, string | undefined>()
  try {
    for (const [file, text] of texts) {
      const place = path.join(root, file)
      previous.set(place, existsSync(place) ? readFileSync(place, 'utf8') : undefined)
      mkdirSync(path.dirname(place), { recursive: true })
      writeFileSync(place, text)
    }
  } catch (error) {
    for (const [place, text] of previous) {
      if (text === undefined) rmSync(place, { force: true })
      else writeFileSync(place, text)
    }
    throw error
  }
  for (const file of removed) rmSync(path.join(root, file))
}
