import { EventLoopTurns } from '../../db/event-loop-turns'
import { weigh, type WeighedTexts } from './weigh'

export interface Postings {
  ordinals: Uint32Array
  /** Twice the weight; odd if the word is in a field that is suitable for suggestions. */
  weights: Uint16Array
}

export type Stemmer = (words: readonly string[]) => Promise<string[]>

/** What never changes of the texts that were loaded together. Words are in ascending order. */
export interface LoadedTexts extends Postings {
  words: readonly string[]
  wordsOfStem: ReadonlyMap<string, readonly number[]>
  starts: Uint32Array
  /** 1 for words to which typing errors may be corrected. */
  correctable: Uint8Array
  letters: Uint32Array
  /** The words of each document, from `ownStarts` to `ownEnds`, with their weights. */
  own: Uint32Array
  ownWeights: Uint16Array
  ownStarts: Uint32Array
  ownEnds: Uint32Array
}

/** Words that came later; shared by the indexes that come from one, and only added to. */
interface LaterWords {
  words: string[]
  letters: number[]
  numbers: Map<string, number>
  ofStem: Map<string, number[]>
}

interface ChangedPostings extends Postings {
  isCorrectable: boolean
}

const NO_POSTINGS: Postings = { ordinals: new Uint32Array(0), weights: new Uint16Array(0) }

/**
 * An inverted index of weighted words, which have numbers. An index never changes; `with` returns
 * another one that shares all postings but those of the words that were added or removed. A word
 * that no document has any more is none.
 */
export class TextIndex {
  constructor(
    private readonly loaded: LoadedTexts,
    private readonly later: LaterWords,
    private readonly lists: ReadonlyMap<number, ChangedPostings> = new Map(),
    private readonly own: ReadonlyMap<number, ReadonlyMap<number, number>> = new Map(),
  ) {}

  /** Numbers are below it. */
  get end(): number {
    return this.loaded.words.length + this.later.words.length
  }

  wordOf(number: number): string {
    const { words } = this.loaded
    return words[number] ?? this.later.words[number - words.length] ?? ''
  }

  postingsOf(number: number): Postings {
    const { starts, ordinals, weights } = this.loaded
    const changed = this.lists.get(number)
    if (changed) return changed
    if (number + 1 >= starts.length) return NO_POSTINGS
    const [from, to] = [starts[number], starts[number + 1]]
    return { ordinals: ordinals.subarray(from, to), weights: weights.subarray(from, to) }
  }

  frequencyOf(number: number): number {
    const changed = this.lists.get(number)
    if (changed) return changed.ordinals.length
    const { starts } = this.loaded
    return number + 1 < starts.length ? (starts[number + 1] ?? 0) - (starts[number] ?? 0) : 0
  }

  /** Whether typing errors may be corrected to the word. */
  isCorrectable(number: number): boolean {
    return this.lists.get(number)?.isCorrectable ?? this.loaded.correctable[number] === 1
  }

  /**
   * The letters of each word as bits, with which the distance of two words can be estimated
   * quickly.
   */
  lettersOf(number: number): number {
    const { letters } = this.loaded
    return letters[number] ?? this.later.letters[number - letters.length] ?? 0
  }

  /** @returns undefined if no document has the word */
  find(word: string): number | undefined {
    const number = this.#numberOf(word)
    return number !== undefined && this.frequencyOf(number) > 0 ? number : undefined
  }

  /** In ascending order of the words. */
  withPrefix(prefix: string): number[] {
    const { words } = this.loaded
    const found: number[] = []
    const end = placeOf(words, `${prefix}\uffff`)
    for (let number = placeOf(words, prefix); number < end; number += 1) {
      if (this.frequencyOf(number) > 0) found.push(number)
    }
    const later = this.later.words.flatMap((word, at) => {
      const number = words.length + at
      return word.startsWith(prefix) && this.frequencyOf(number) > 0 ? [number] : []
    })
    if (later.length === 0) return found
    return [...found, ...later].sort((a, b) => (this.wordOf(a) < this.wordOf(b) ? -1 : 1))
  }

  formsOfStem(stem: string): number[] {
    const forms = [
      ...(this.loaded.wordsOfStem.get(stem) ?? []),
      ...(this.later.ofStem.get(stem) ?? []),
    ]
    return forms.filter((number) => this.frequencyOf(number) > 0)
  }

  /** @param changes ordinal → all its texts; none for a removed document */
  async with(changes: ReadonlyMap<number, WeighedTexts>, stem: Stemmer): Promise<TextIndex> {
    const weighed = [...changes].map(([ordinal, texts]): [number, Map<string, number>] => [
      ordinal,
      weigh(texts),
    ])
    await this.#learn([...new Set(weighed.flatMap(([, words]) => [...words.keys()]))], stem)
    const turns = new EventLoopTurns()
    const own = new Map(this.own)
    const touched = new Map<number, Map<number, number>>()
    for (const [ordinal, words] of weighed) {
      turns.begin()
      const before = this.#wordsOf(ordinal)
      const after = new Map(
        [...words].map(([word, value]): [number, number] => [this.#numberOf(word) ?? 0, value]),
      )
      own.set(ordinal, after)
      for (const number of new Set([...before.keys(), ...after.keys()])) {
        const value = after.get(number) ?? 0
        if (before.get(number) === value) continue
        const known = touched.get(number) ?? new Map<number, number>()
        touched.set(number, known.set(ordinal, value))
      }
      await turns.share()
    }
    const lists = new Map(this.lists)
    for (const [number, values] of touched) {
      turns.begin()
      lists.set(number, withValues(this.postingsOf(number), values))
      await turns.share()
    }
    return new TextIndex(this.loaded, this.later, lists, own)
  }

  #numberOf(word: string): number | undefined {
    const { words } = this.loaded
    const place = placeOf(words, word)
    return words[place] === word ? place : this.later.numbers.get(word)
  }

  #wordsOf(ordinal: number): ReadonlyMap<number, number> {
    const changed = this.own.get(ordinal)
    if (changed) return changed
    const { own, ownWeights, ownStarts, ownEnds } = this.loaded
    const words = new Map<number, number>()
    const end = ownEnds[ordinal] ?? 0
    for (let at = ownStarts[ordinal] ?? 0; at < end; at += 1) {
      words.set(own[at] ?? 0, ownWeights[at] ?? 0)
    }
    return words
  }

  async #learn(words: readonly string[], stem: Stemmer): Promise<void> {
    const unknown = words.filter((word) => this.#numberOf(word) === undefined)
    if (unknown.length === 0) return
    const stems = await stem(unknown)
    unknown.forEach((word, at) => {
      // another change may have taught it meanwhile
      if (this.#numberOf(word) !== undefined) return
      const number = this.end
      this.later.words.push(word)
      this.later.letters.push(lettersIn(word))
      this.later.numbers.set(word, number)
      const own = stems[at] ?? word
      this.later.ofStem.set(own, [...(this.later.ofStem.get(own) ?? []), number])
    })
  }
}

/** @param values ordinal → its value, 0 if it has the word no more */
function withValues(
  { ordinals, weights }: Postings,
  values: ReadonlyMap<number, number>,
): ChangedPostings {
  const added = [...values].filter(([, value]) => value > 0)
  const room = ordinals.length + added.length
  const changed = { ordinals: new Uint32Array(room), weights: new Uint16Array(room) }
  let count = 0
  let isCorrectable = false
  const push = (ordinal: number, value: number) => {
    changed.ordinals[count] = ordinal
    changed.weights[count] = value
    count += 1
    if ((value & 1) === 1) isCorrectable = true
  }
  for (let at = 0; at < ordinals.length; at += 1) {
    const ordinal = ordinals[at] ?? 0
    if (!values.has(ordinal)) push(ordinal, weights[at] ?? 0)
  }
  for (const [ordinal, value] of added) push(ordinal, value)
  return {
    ordinals: changed.ordinals.subarray(0, count),
    weights: changed.weights.subarray(0, count),
    isCorrectable,
  }
}

/** Returns a bit for each Latin letter in the word, and one bit for all other characters. */
export function lettersIn(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at) - 97
    letters |= 1 << (code >= 0 && code < 26 ? code : 26)
  }
  return letters >>> 0
}

/** Returns the place of the first word that does not come before. */
function placeOf(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
