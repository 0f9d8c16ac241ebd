import { parseDocumentFilter, type DocumentFilter } from './selector-filter'

const MAX_DEPTH = 16

export interface Selector {
  /**
   * `**` selects everything, `*` only properties that are not documents themselves, `named` only
   * the listed ones.
   */
  base: '**' | '*' | 'named'
  named: Map<string, Selection>
  excluded: Set<string>
}

interface Selection {
  filter?: DocumentFilter
  /** Selects properties of these documents; absent means all. */
  child?: Selector
}

/**
 * Parses a property selector: `(**)`, `(*)`, `(name,data.(id))`, `(**,-price)`,
 * `(images[0:4].(**))`, `(options[?(@.id=='wrap')].(**))`. Blanks between the parts are allowed.
 * @returns undefined if it is malformed.
 */
export function parseSelector(text: string): Selector | undefined {
  const reader = new SelectorReader(text)
  const selector = reader.readGroup(0)
  return selector && reader.isAtEnd() ? selector : undefined
}

class SelectorReader {
  private at = 0

  constructor(private readonly text: string) {}

  isAtEnd(): boolean {
    this.skipBlanks()
    return this.at === this.text.length
  }

  readGroup(depth: number): Selector | undefined {
    if (depth > MAX_DEPTH || !this.take('(')) return undefined
    const selector: Selector = { base: 'named', named: new Map(), excluded: new Set() }
    do {
      if (!this.readPart(selector, depth)) return undefined
    } while (this.take(','))
    if (!this.take(')')) return undefined
    // a selector of exclusions only selects all other properties
    const isExclusion = selector.named.size === 0 && selector.excluded.size > 0
    if (isExclusion && selector.base === 'named') selector.base = '**'
    return selector
  }

  private readPart(selector: Selector, depth: number): boolean {
    if (this.take('**')) selector.base = '**'
    else if (this.take('*')) selector.base = selector.base === '**' ? '**' : '*'
    else return this.readProperty(selector, depth)
    return true
  }

  private readProperty(selector: Selector, depth: number): boolean {
    const isExcluded = this.take('-')
    if (!isExcluded) this.take('+')
    const name = this.readName()
    if (name === '') return false
    if (isExcluded) {
      selector.excluded.add(name)
      return true
    }
    const selection: Selection = {}
    if (this.take('[')) {
      selection.filter = this.readFilter()
      if (!selection.filter) return false
    }
    if (this.take('.')) {
      selection.child = this.readGroup(depth + 1)
      if (!selection.child) return false
    }
    selector.named.set(name, selection)
    return true
  }

  private readName(): string {
    this.skipBlanks()
    const name = /^[\w$:-]+/.exec(this.text.slice(this.at, this.at + 256))?.[0] ?? ''
    this.at += name.length
    return name
  }

  private readFilter(): DocumentFilter | undefined {
    let quote = ''
    const start = this.at
    for (; this.at < this.text.length; this.at += 1) {
      const letter = this.text.charAt(this.at)
      if (quote !== '') quote = letter === quote ? '' : quote
      else if (letter === "'" || letter === '"') quote = letter
      else if (letter === ']') break
    }
    if (this.at >= this.text.length) return undefined
    const filter = parseDocumentFilter(this.text.slice(start, this.at).trim())
    this.at += 1
    return filter
  }

  private take(token: string): boolean {
    this.skipBlanks()
    if (!this.text.startsWith(token, this.at)) return false
    this.at += token.length
    return true
  }

  private skipBlanks(): void {
    while (this.text.charAt(this.at) === ' ') this.at += 1
  }
}
