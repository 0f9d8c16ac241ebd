import { groupPairs } from '../../../rules/group-pairs'
const NONE = new Uint32Array(0)

export interface TokenIndex {
  documentsOf(attribute: string, value: string): Uint32Array
  valuesOf(attribute: string): readonly string[]
  attributes(): readonly string[]
}

/** Builds a token index from documents, which are added in the order of their ordinals. */
export class TokenIndexBuilder {
  readonly #numbers = new Map<string, number>()
  readonly #sizes: number[] = []
  readonly #entries = new GrowingArray()
  #ordinals = 0

  add(tokens: readonly string[]): void {
    for (const token of tokens) {
      let number = this.#numbers.get(token)
      if (number === undefined) {
        number = this.#numbers.size
        this.#numbers.set(token, number)
        this.#sizes.push(0)
      }
      this.#sizes[number] = (this.#sizes[number] ?? 0) + 1
      this.#entries.push(number)
      this.#entries.push(this.#ordinals)
    }
    this.#ordinals += 1
  }

  build(): TokenIndex {
    const starts = toStarts(this.#sizes)
    const next = starts.slice()
    const entries = this.#entries.toArray()
    const ordinals = new Uint32Array(entries.length / 2)
    for (let at = 0; at < entries.length; at += 2) {
      const number = entries[at] ?? 0
      const place = next[number] ?? 0
      ordinals[place] = entries[at + 1] ?? 0
      next[number] = place + 1
    }
    return toIndex(this.#numbers, starts, ordinals)
  }
}

function toIndex(
  numbers: ReadonlyMap<string, number>,
  starts: Uint32Array,
  ordinals: Uint32Array,
): TokenIndex {
  const values = groupPairs(
    [...numbers.keys()].map((token) => {
      const at = token.indexOf('=')
      return [token.slice(0, at), token.slice(at + 1)]
    }),
  )
  return {
    documentsOf(attribute, value) {
      const number = numbers.get(`${attribute}=${value}`)
      return number === undefined ? NONE : ordinals.subarray(starts[number], starts[number + 1])
    },
    valuesOf: (attribute) => values.get(attribute) ?? [],
    attributes: () => [...values.keys()],
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
