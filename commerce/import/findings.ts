/** What the importer has to say about one thing in the archive. */
export interface Finding {
  /** `error`: it, or a part of it, was left out. `warning`: it is in, but check it. */
  severity: 'error' | 'warning'
  /** Path inside the archive, e.g. `pricebooks/usd-list-prices.xml`. */
  file: string
  /** The id of what it is about: a product, a category, a shop … */
  id: string
  message: string
}

/** The findings of one kind in one file: how many, and the first of them. */
export interface FindingGroup {
  severity: Finding['severity']
  file: string
  /** The message, with `%s` for what differs. */
  kind: string
  count: number
  examples: Finding[]
}

const EXAMPLES = 5
const GROUPS = 2_000
const WRONG_IDS = 50_000

/**
 * Collects findings, grouped by file and kind, so that a file with 100,000 mistakes of one kind
 * takes no more room than one with five.
 */
export class Findings {
  readonly #groups = new Map<string, FindingGroup>()
  readonly #wrong = new Set<string>()

  /** @param kind the message, in which each `%s` stands for the next of `values`. */
  error(file: string, id: string, kind: string, ...values: unknown[]): void {
    if (this.#wrong.size < WRONG_IDS) this.#wrong.add(JSON.stringify([file, id]))
    this.#add('error', file, id, kind, values)
  }

  /** @param kind the message, in which each `%s` stands for the next of `values`. */
  warn(file: string, id: string, kind: string, ...values: unknown[]): void {
    this.#add('warning', file, id, kind, values)
  }

  /** Whether something of `id` in `file` was left out. */
  hasErrorAbout(file: string, id: string): boolean {
    return this.#wrong.has(JSON.stringify([file, id]))
  }

  /** Counts more of a kind that has examples already. */
  addUnnamed(severity: Finding['severity'], file: string, kind: string, count: number): void {
    const group = this.#groups.get(JSON.stringify([severity, file, kind]))
    if (group) group.count += count
  }

  get groups(): FindingGroup[] {
    return [...this.#groups.values()]
  }

  /** The first findings of each group. */
  get list(): Finding[] {
    return this.groups.flatMap(({ examples }) => examples)
  }

  get hasErrors(): boolean {
    return this.groups.some(({ severity }) => severity === 'error')
  }

  #add(
    severity: Finding['severity'],
    file: string,
    id: string,
    kind: string,
    values: readonly unknown[],
  ): void {
    const key = JSON.stringify([severity, file, kind])
    const group = this.#groups.get(key) ?? { severity, file, kind, count: 0, examples: [] }
    if (group.count === 0 && this.#groups.size >= GROUPS) return
    this.#groups.set(key, group)
    group.count += 1
    if (group.examples.length >= EXAMPLES) return
    const rest = [...values]
    const message = kind.replaceAll('%s', () => String(rest.shift()))
    group.examples.push({ severity, file, id, message })
  }
}

/** One line for people: `Error: pricebooks/a.xml: 123: no such product`. */
export function toFindingLine({ severity, file, id, message }: Finding): string {
  return `${severity === 'error' ? 'Error' : 'Warning'}: ${file}${id ? `: ${id}` : ''}: ${message}`
}

/** The lines of one group: each of a few, else the first ones and how many more there are. */
export function toGroupLines({ file, kind, count, examples }: FindingGroup): string[] {
  const lines = examples.map(toFindingLine)
  const more = count - examples.length
  return more > 0
    ? [...lines, `  … and ${more} more in ${file}: ${kind.replaceAll('%s', '…')}`]
    : lines
}
