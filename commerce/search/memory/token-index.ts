import { EventLoopTurns } from '../../db/event-loop-turns'
import { withChanges } from './changed-list'

const NONE = new Uint32Array(0)
const collator = new Intl.Collator('en', { numeric: true })

/** What never changes of the tokens that were loaded together. */
interface LoadedTokens {
  starts: Uint32Array
  ordinals: Uint32Array
  /** The numbers of each document's tokens. */
  ownStarts: Uint32Array
  own: Uint32Array
}

/** All tokens that were ever known; shared by the indexes that come from one, and only added to. */
interface KnownTokens {
  numbers: Map<string, number>
  /** Attribute → values. */
  values: Map<string, string[]>
}

/**
 * Which documents have a token. An index never changes; `with` returns another one that shares all
 * lists but those of the tokens that were added or removed.
 */
export class TokenIndex {
  readonly #values = new Map<string, readonly string[]>()

  /**
   * @param lists the documents of tokens that have changed since the loading
   * @param own the tokens of documents that have changed since then
   */
  constructor(
    private readonly loaded: LoadedTokens,
    private readonly known: KnownTokens,
    private readonly lists: ReadonlyMap<number, Uint32Array> = new Map(),
    private readonly own: ReadonlyMap<number, readonly number[]> = new Map(),
  ) {}

  documentsOf(attribute: string, value: string): Uint32Array {
    const number = this.known.numbers.get(`${attribute}=${value}`)
    return number === undefined ? NONE : this.#listOf(number)
  }

  /** In ascending order, numbers by their size. */
  valuesOf(attribute: string): readonly string[] {
    const known = this.#values.get(attribute)
    if (known) return known
    const values = (this.known.values.get(attribute) ?? [])
      .filter((value) => this.documentsOf(attribute, value).length > 0)
      .sort(collator.compare)
    this.#values.set(attribute, values)
    return values
  }

  /** @param changes ordinal → all its tokens; none for a removed document */
  with(changes: ReadonlyMap<number, readonly string[]>): TokenIndex {
    const own = new Map(this.own)
    const added = new Map<number, number[]>()
    const removed = new Map<number, number[]>()
    for (const [ordinal, tokens] of changes) {
      const before = new Set(this.#tokensOf(ordinal))
      const after = [...new Set(tokens)].map((token) => provideToken(this.known, token))
      own.set(ordinal, after)
      for (const number of after) if (!before.delete(number)) note(added, number, ordinal)
      for (const number of before) note(removed, number, ordinal)
    }
    if (added.size + removed.size === 0) return this
    const lists = new Map(this.lists)
    for (const number of new Set([...added.keys(), ...removed.keys()])) {
      const list = this.#listOf(number)
      lists.set(number, withChanges(list, added.get(number) ?? [], removed.get(number) ?? []))
    }
    return new TokenIndex(this.loaded, this.known, lists, own)
  }

  #listOf(number: number): Uint32Array {
    const { starts, ordinals } = this.loaded
    const changed = this.lists.get(number)
    if (changed) return changed
    return number + 1 < starts.length ? ordinals.subarray(starts[number], starts[number + 1]) : NONE
  }

  #tokensOf(ordinal: number): Iterable<number> {
    const { ownStarts, own } = this.loaded
    const changed = this.own.get(ordinal)
    if (changed) return changed
    return ordinal + 1 < ownStarts.length
      ? own.subarray(ownStarts[ordinal], ownStarts[ordinal + 1])
      : NONE
  }
}

function provideToken({ numbers, values }: KnownTokens, token: string): number {
  const known = numbers.get(token)
  if (known !== undefined) return known
  const number = numbers.size
  numbers.set(token, number)
  const at = token.indexOf('=')
  note(values, token.slice(0, at), token.slice(at + 1))
  return number
}

function note<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = lists.get(key)
  if (known) known.push(value)
  else lists.set(key, [value])
}

/** Builds a token index from documents, which are added in the order of their ordinals. */
export class TokenIndexBuilder {
  readonly #known: KnownTokens = { numbers: new Map(), values: new Map() }
  readonly #sizes: number[] = []
  readonly #own = new GrowingArray()
  readonly #ownStarts = new GrowingArray()

  add(tokens: readonly string[]): void {
    this.#ownStarts.push(this.#own.length)
    for (const token of tokens) {
      const number = provideToken(this.#known, token)
      this.#sizes[number] = (this.#sizes[number] ?? 0) + 1
      this.#own.push(number)
    }
  }

  async build(signal?: AbortSignal): Promise<TokenIndex> {
    this.#ownStarts.push(this.#own.length)
    const own = this.#own.toArray()
    const ownStarts = this.#ownStarts.toArray()
    const starts = toStarts(this.#sizes)
    const next = starts.slice()
    const ordinals = new Uint32Array(own.length)
    await new EventLoopTurns(signal).forEach(ownStarts.length - 1, (ordinal) => {
      const end = ownStarts[ordinal + 1] ?? 0
      for (let at = ownStarts[ordinal] ?? 0; at < end; at += 1) {
        const number = own[at] ?? 0
        const place = next[number] ?? 0
        ordinals[place] = ordinal
        next[number] = place + 1
      }
    })
    return new TokenIndex({ starts, ordinals, ownStarts, own }, this.#known)
  }
}

export function toStarts(sizes: readonly number[]): Uint32Array {
  const starts = new Uint32Array(sizes.length + 1)
  for (let at = 0; at < sizes.length; at += 1) {
    starts[at + 1] = (starts[at] ?? 0) + (sizes[at] ?? 0)
  }
  return starts
}

export class GrowingArray {
  #values = new Uint32Array(1024)
  #length = 0

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Uint32Array(this.#values.length * 2)
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values[this.#length] = value
    this.#length += 1
  }

  get length(): number {
    return this.#length
  }

  toArray(): Uint32Array {
    return this.#values.slice(0, this.#length)
  }
}
