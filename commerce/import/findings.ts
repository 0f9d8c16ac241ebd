/** What the importer has to say about one thing in the archive. */
export interface Finding {
  severity: 'error' | 'warning'
  /** Path inside the archive, e.g. `pricebooks/usd-list-prices.xml`. */
  file: string
  /** The id of what it is about: a product, a category, a shop … */
  id: string
  message: string
}

/** Collects findings; one error is enough to refuse the archive. */
export class Findings {
  readonly list: Finding[] = []

  error(file: string, id: string, message: string): void {
    this.list.push({ severity: 'error', file, id, message })
  }

  warn(file: string, id: string, message: string): void {
    this.list.push({ severity: 'warning', file, id, message })
  }

  get hasErrors(): boolean {
    return this.list.some(({ severity }) => severity === 'error')
  }
}

/** One line for people: `pricebooks/a.xml: 123: no such product`. */
export function toFindingLine({ severity, file, id, message }: Finding): string {
  return `${severity === 'error' ? 'Error' : 'Warning'}: ${file}${id ? `: ${id}` : ''}: ${message}`
}
