import { EventLoopTurns } from '../../db/event-loop-turns'
import { sortInTurns } from './sort-in-turns'
import { lettersIn, TextIndex, type LoadedTexts, type Stemmer } from './text-index'
import { weigh, type WeighedTexts } from './weigh'
import { GrowingArray, toStarts } from './token-index'

/** Builds a text index; each document is added once. */
export class TextIndexBuilder {
  readonly #numbers = new Map<string, number>()
  readonly #sizes: number[] = []
  readonly #correctable: boolean[] = []
  readonly #words = new GrowingArray()
  readonly #values = new GrowingArray()
  readonly #starts: number[] = []
  readonly #ends: number[] = []

  add(ordinal: number, texts: WeighedTexts): void {
    this.#starts[ordinal] = this.#words.length
    for (const [word, value] of weigh(texts)) {
      const number = this.#provide(word)
      this.#sizes[number] = (this.#sizes[number] ?? 0) + 1
      if ((value & 1) === 1) this.#correctable[number] = true
      this.#words.push(number)
      this.#values.push(value)
    }
    this.#ends[ordinal] = this.#words.length
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

  async build(stem: Stemmer, signal?: AbortSignal): Promise<TextIndex> {
    const turns = new EventLoopTurns(signal)
    const words = await sortInTurns([...this.#numbers.keys()], turns)
    const numbers = new Uint32Array(words.length)
    const ranks = new Uint32Array(words.length)
    const correctable = new Uint8Array(words.length)
    const letters = new Uint32Array(words.length)
    await turns.forEach(words.length, (rank) => {
      const word = words[rank] ?? ''
      const number = this.#numbers.get(word) ?? 0
      numbers[rank] = number
      ranks[number] = rank
      correctable[rank] = this.#correctable[number] ? 1 : 0
      letters[rank] = lettersIn(word)
    })
    const starts = toStarts(Array.from(numbers, (number) => this.#sizes[number] ?? 0))
    const loaded: LoadedTexts = {
      ...{ words, starts, correctable, letters },
      wordsOfStem: await groupByStem(await stem(words), turns),
      ...(await this.#toPostings(starts, ranks, turns)),
    }
    return new TextIndex(loaded, {
      words: [],
      letters: [],
      numbers: new Map(),
      ofStem: new Map(),
    })
  }

  async #toPostings(starts: Uint32Array, ranks: Uint32Array, turns: EventLoopTurns) {
    const own = this.#words.toArray()
    const ownWeights = new Uint16Array(this.#values.toArray())
    const ownStarts = Uint32Array.from(this.#starts, (start) => start ?? 0)
    const ownEnds = Uint32Array.from(this.#ends, (end) => end ?? 0)
    const next = starts.slice()
    const ordinals = new Uint32Array(own.length)
    const weights = new Uint16Array(own.length)
    await turns.forEach(ownEnds.length, (ordinal) => {
      const end = ownEnds[ordinal] ?? 0
      for (let at = ownStarts[ordinal] ?? 0; at < end; at += 1) {
        const word = ranks[own[at] ?? 0] ?? 0
        own[at] = word
        const place = next[word] ?? 0
        ordinals[place] = ordinal
        weights[place] = ownWeights[at] ?? 0
        next[word] = place + 1
      }
    })
    return { own, ownWeights, ownStarts, ownEnds, ordinals, weights }
  }
}

async function groupByStem(
  stems: readonly string[],
  turns: EventLoopTurns,
): Promise<Map<string, number[]>> {
  const words = new Map<string, number[]>()
  await turns.forEach(stems.length, (word) => {
    const stem = stems[word] ?? ''
    const known = words.get(stem)
    if (known) known.push(word)
    else words.set(stem, [word])
  })
  return words
}
