import { groupPairs } from '../../../rules/group-pairs'
import { GrowingArray, toStarts } from './token-index'

/** An inverted index of weighted words, in ascending order of the words. */
export interface TextIndex {
  words: readonly string[]
  wordsOfStem: ReadonlyMap<string, readonly number[]>
  stems: readonly string[]
  starts: Uint32Array
  ordinals: Uint32Array
  /** Twice the weight; odd if the word is in a field that is suitable for suggestions. */
  weights: Uint16Array
  /** 1 for words to which typing errors may be corrected. */
  correctable: Uint8Array
  /**
   * The letters of each word as bits, with which the distance of two words can be estimated
   * quickly.
   */
  letters: Uint32Array
}

export type Stemmer = (words: readonly string[]) => Promise<string[]>

const MAX_WEIGHT = 0x7fff

/** Builds a text index from documents, which are added in the order of their ordinals. */
export class TextIndexBuilder {
  readonly #numbers = new Map<string, number>()
  readonly #sizes: number[] = []
  readonly #correctable: boolean[] = []
  readonly #entries = new GrowingArray()
  #ordinals = 0

  add(texts: readonly (readonly [number, string, 0 | 1])[]): void {
    const own = new Map<string, number>()
    for (const [weight, words, isCorrectable] of texts) {
      const value = Math.min(weight, MAX_WEIGHT) * 2 + isCorrectable
      for (const word of words.split(' ')) {
        // keeps the odd bit if any field has set it
        const known = own.get(word) ?? 0
        own.set(word, Math.max(known, value) | (known & 1) | isCorrectable)
      }
    }
    for (const [word, value] of own) {
      const number = this.#provide(word)
      this.#sizes[number] = (this.#sizes[number] ?? 0) + 1
      if ((value & 1) === 1) this.#correctable[number] = true
      this.#entries.push(number)
      this.#entries.push(this.#ordinals)
      this.#entries.push(value)
    }
    this.#ordinals += 1
  }

  #provide(word: string): number {
    let number = this.#numbers.get(word)
    if (number === undefined) {
      number = this.#numbers.size
      this.#numbers.set(word, number)
      this.#sizes.push(0)
      this.#correctable.push(false)
    }
    return number
  }

  async build(stem: Stemmer): Promise<TextIndex> {
    const words = [...this.#numbers.keys()].sort()
    const ranks = new Uint32Array(words.length)
    words.forEach((word, rank) => {
      ranks[this.#numbers.get(word) ?? 0] = rank
    })
    const numbers = words.map((word) => this.#numbers.get(word) ?? 0)
    const starts = toStarts(numbers.map((number) => this.#sizes[number] ?? 0))
    const stems = await stem(words)
    return {
      words,
      stems,
      wordsOfStem: groupPairs(stems.map((stem, word) => [stem, word])),
      starts,
      ...this.#toPostings(starts, ranks),
      correctable: Uint8Array.from(numbers, (number) => (this.#correctable[number] ? 1 : 0)),
      letters: Uint32Array.from(words, lettersOf),
    }
  }

  #toPostings(starts: Uint32Array, ranks: Uint32Array) {
    const entries = this.#entries.toArray()
    const next = starts.slice()
    const ordinals = new Uint32Array(entries.length / 3)
    const weights = new Uint16Array(entries.length / 3)
    for (let at = 0; at < entries.length; at += 3) {
      const word = ranks[entries[at] ?? 0] ?? 0
      const place = next[word] ?? 0
      ordinals[place] = entries[at + 1] ?? 0
      weights[place] = entries[at + 2] ?? 0
      next[word] = place + 1
    }
    return { ordinals, weights }
  }
}

/** Returns a bit for each Latin letter in the word, and one bit for all other characters. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at) - 97
    letters |= 1 << (code >= 0 && code < 26 ? code : 26)
  }
  return letters >>> 0
}

export function findWord({ words }: TextIndex, word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

export function findPrefix(index: TextIndex, prefix: string): [number, number] {
  return [findWord(index, prefix), findWord(index, `${prefix}\uffff`)]
}

/** Returns the ordinals of the documents with a word. */
export const documentsOf = ({ starts, ordinals }: TextIndex, word: number): Uint32Array =>
  ordinals.subarray(starts[word], starts[word + 1])

export function frequencyOf({ starts }: TextIndex, word: number): number {
  return (starts[word + 1] ?? 0) - (starts[word] ?? 0)
}
