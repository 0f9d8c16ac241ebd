export interface Finding {
  /**
   * `error`: the object, or a part of it, was not imported. `warning`: it was imported, but should
   * be checked. `note`: nobody needs to do anything.
   */
  severity: 'error' | 'warning' | 'note'
  /** Path inside the archive, e.g. `pricebooks/usd-list-prices.xml`. */
  file: string
  /** The id of the object: a product, a category, a store … */
  id: string
  message: string
}

export interface FindingGroup {
  severity: Finding['severity']
  file: string
  /** The message, with `%s` in place of the values. */
  kind: string
  count: number
  examples: Finding[]
}

const EXAMPLES = 5
const GROUPS = 2_000
const WRONG_IDS = 50_000
/** Characters of a message or an id; both may come from the archive. */
const LONGEST = 500

/**
 * Collects findings, grouped by file and kind, so that 100,000 mistakes of one kind take no more
 * memory than five.
 */
export class Findings {
  readonly #groups = new Map<string, FindingGroup>()
  readonly #wrong = new Set<string>()
  #errors = 0

  /** @param kind the message, in which each `%s` is replaced by the next of `values`. */
  error(file: string, id: string, kind: string, ...values: unknown[]): void {
    this.#errors += 1
    if (this.#wrong.size < WRONG_IDS) this.#wrong.add(keyOf(file, id))
    this.#add('error', file, id, kind, values)
  }

  /** @param kind the message, in which each `%s` is replaced by the next of `values`. */
  warn(file: string, id: string, kind: string, ...values: unknown[]): void {
    this.#add('warning', file, id, kind, values)
  }

  /** @param kind the message, in which each `%s` is replaced by the next of `values`. */
  note(file: string, id: string, kind: string, ...values: unknown[]): void {
    this.#add('note', file, id, kind, values)
  }

  hasErrorAbout(file: string, id: string): boolean {
    return this.#wrong.has(keyOf(file, id))
  }

  addUnnamed(severity: Finding['severity'], file: string, kind: string, count: number): void {
    const group = this.#groups.get(keyOf(severity, file, kind))
    if (group) group.count += count
  }

  get groups(): FindingGroup[] {
    return [...this.#groups.values()]
  }

  get list(): Finding[] {
    return this.groups.flatMap(({ examples }) => examples)
  }

  get hasErrors(): boolean {
    return this.#errors > 0
  }

  get errors(): number {
    return this.#errors
  }

  #add(
    severity: Finding['severity'],
    file: string,
    id: string,
    kind: string,
    values: readonly unknown[],
  ): void {
    const key = keyOf(severity, file, kind)
    const group = this.#groups.get(key) ?? {
      ...{ severity, file: clip(file), kind: clip(kind), count: 0, examples: [] },
    }
    if (group.count === 0 && this.#groups.size >= GROUPS) return
    this.#groups.set(key, group)
    group.count += 1
    if (group.examples.length >= EXAMPLES) return
    const rest = [...values]
    const message = kind.replaceAll('%s', () => clip(String(rest.shift())))
    group.examples.push({ severity, file: clip(file), id: clip(id), message: clip(message) })
  }
}

const clip = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
const keyOf = (...parts: string[]) => JSON.stringify(parts.map(clip))

const TITLES = { error: 'Error', warning: 'Warning', note: 'Note' } as const

/** Returns a line for display: `Error: pricebooks/a.xml: 123: no such product`. */
export function toFindingLine({ severity, file, id, message }: Finding): string {
  return `${TITLES[severity]}: ${file}${id ? `: ${id}` : ''}: ${message}`
}

export function toGroupLines({ file, kind, count, examples }: FindingGroup): string[] {
  const lines = examples.map(toFindingLine)
  const more = count - examples.length
  return more > 0
    ? [...lines, `  … and ${more} more in ${file}: ${kind.replaceAll('%s', '…')}`]
    : lines
}
