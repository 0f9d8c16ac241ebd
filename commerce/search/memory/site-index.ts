import { setImmediate as letOthersRun } from 'node:timers/promises'
import type { SearchTree } from '../category-tree.rules'
import type { CategoryRefinement } from '../refinement.schemas'
import type { SearchSetting } from '../search-setting.schemas'
import type { RefinementDefinition } from '../search.tables'
import type { SortingRule } from '../sorting-rule.schemas'
import { fullSet, type BitSet } from './bit-set'
import { GrowingArray, TokenIndexBuilder, type TokenIndex } from './token-index'

export interface AttributeLabels {
  name: Record<string, string>
  values: ReadonlyMap<string, Record<string, string>>
}

export interface SiteFacts {
  tree: SearchTree
  setting: SearchSetting
  /** Used if no category defines refinements. */
  refinements: readonly RefinementDefinition[]
  /** Category id → its own definitions; empty if the archive defines none. */
  categoryRefinements: ReadonlyMap<string, readonly CategoryRefinement[]>
  sortingRules: ReadonlyMap<string, SortingRule>
  labels: ReadonlyMap<string, AttributeLabels>
}

export interface IndexState {
  /** Another one if the stored index was made anew, so that its numbers began again. */
  lineage: string
  /** Changes with the rules of the search. */
  version: string
  /** The number of the last change that is included. */
  sequence: number
  /** The time for which the stored documents contain products and prices. */
  builtAt: Date
  validUntil: Date
}

/**
 * Documents are identified by numbers, called ordinals. An index never changes: a change makes
 * another one, which shares all parts that stay the same (`change-site.ts`), so what is computed
 * from a part is remembered by that part. A document keeps its ordinal; the ordinals of removed
 * documents are not `live`.
 */
export interface SiteIndex extends SiteFacts, IndexState {
  /** Ordinals are below it. */
  size: number
  /** The number of documents. */
  count: number
  live: BitSet
  /** Product id → ordinal; shared by the indexes that come from one, and only added to. */
  ordinalOf: Map<string, number>
  /** The place of each document by its id; absent if that is the order of the ordinals. */
  places?: Uint32Array
  productIds: readonly string[]
  names: readonly string[]
  brands: readonly (string | null)[]
  tokens: TokenIndex
  searchRanks: Int32Array
  /** Milliseconds since 1970. */
  createdAt: Float64Array
  sellables: Sellables
  /** Currency → price of each sellable number in cents, -1 if it has no price. */
  prices: ReadonlyMap<string, Int32Array>
  /** Category id → ordinal → position of products assigned directly to the category. */
  placements: ReadonlyMap<string, ReadonlyMap<number, number>>
}

export interface Sellables {
  ids: readonly string[]
  /** Shared by the indexes that come from one, and only added to. */
  numberOf: Map<string, number>
  starts: Uint32Array
  numbers: Uint32Array
  parts: ReadonlyMap<number, readonly number[]>
}

export interface LoadedDocument {
  productId: string
  name: string
  brand: string | null
  tokens: string[]
  searchRank: number
  createdAt: number
  sellableIds: string[]
  partIds: string[]
  prices: Record<string, (number | null)[]>
  categoryPositions: Record<string, number>
}

export class SiteIndexBuilder {
  readonly #productIds: string[] = []
  readonly #ordinalOf = new Map<string, number>()
  readonly #names: string[] = []
  readonly #brands: (string | null)[] = []
  readonly #tokens = new TokenIndexBuilder()
  readonly #searchRanks: number[] = []
  readonly #createdAt: number[] = []
  readonly #sellableIds: string[] = []
  readonly #numberOf = new Map<string, number>()
  readonly #starts: number[] = [0]
  readonly #numbers = new GrowingArray()
  readonly #parts = new Map<number, number[]>()
  readonly #prices = new Map<string, number[]>()
  readonly #placements = new Map<string, Map<number, number>>()

  add(document: LoadedDocument): void {
    const ordinal = this.#productIds.length
    this.#productIds.push(document.productId)
    this.#ordinalOf.set(document.productId, ordinal)
    this.#names.push(document.name)
    this.#brands.push(document.brand)
    this.#tokens.add(document.tokens)
    this.#searchRanks.push(document.searchRank)
    this.#createdAt.push(document.createdAt)
    this.#addSellables(ordinal, document)
    for (const [categoryId, position] of Object.entries(document.categoryPositions)) {
      const places = this.#placements.get(categoryId)
      if (places) places.set(ordinal, position)
      else this.#placements.set(categoryId, new Map([[ordinal, position]]))
    }
  }

  #addSellables(ordinal: number, { sellableIds, partIds, prices }: LoadedDocument): void {
    sellableIds.forEach((id, at) => {
      const number = this.#provide(id)
      for (const [currency, amounts] of Object.entries(prices)) {
        const known = this.#prices.get(currency) ?? []
        this.#prices.set(currency, known)
        known[number] = amounts[at] ?? -1
      }
      this.#numbers.push(number)
    })
    this.#starts.push(this.#numbers.length)
    if (partIds.length > 0) {
      this.#parts.set(
        ordinal,
        partIds.map((id) => this.#provide(id)),
      )
    }
  }

  #provide(id: string): number {
    const known = this.#numberOf.get(id)
    if (known !== undefined) return known
    const number = this.#sellableIds.length
    this.#numberOf.set(id, number)
    this.#sellableIds.push(id)
    return number
  }

  async build(facts: SiteFacts & IndexState, signal?: AbortSignal): Promise<SiteIndex> {
    const sellableCount = this.#sellableIds.length
    const size = this.#productIds.length
    const tokens = await this.#tokens.build(signal)
    const prices = new Map<string, Int32Array>()
    for (const [currency, amounts] of this.#prices) {
      const own = new Int32Array(sellableCount).fill(-1)
      for (let number = 0; number < amounts.length; number += 1) own[number] = amounts[number] ?? -1
      prices.set(currency, own)
      await letOthersRun()
    }
    return {
      ...facts,
      size,
      count: size,
      live: fullSet(size),
      ordinalOf: this.#ordinalOf,
      places: placesOf(this.#productIds),
      productIds: this.#productIds,
      names: this.#names,
      brands: this.#brands,
      tokens,
      searchRanks: Int32Array.from(this.#searchRanks),
      createdAt: Float64Array.from(this.#createdAt),
      sellables: {
        ids: this.#sellableIds,
        numberOf: this.#numberOf,
        starts: Uint32Array.from(this.#starts),
        numbers: this.#numbers.toArray(),
        parts: this.#parts,
      },
      prices,
      placements: this.#placements,
    }
  }
}

function placesOf(ids: readonly string[]): Uint32Array | undefined {
  const isAscending = ids.every((id, at) => at === 0 || (ids[at - 1] ?? '') < id)
  if (isAscending) return undefined
  const places = new Uint32Array(ids.length)
  Array.from(ids, (_, ordinal) => ordinal)
    .sort((a, b) => ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1))
    .forEach((ordinal, place) => {
      places[ordinal] = place
    })
  return places
}

export function sellableIdsOf({ sellables }: SiteIndex, ordinal: number): string[] {
  const { starts, numbers, ids } = sellables
  return Array.from(numbers.subarray(starts[ordinal], starts[ordinal + 1])).map(
    (number) => ids[number] ?? '',
  )
}

export function someSellable(
  { starts, numbers }: Sellables,
  ordinal: number,
  test: (number: number) => boolean,
): boolean {
  const end = starts[ordinal + 1] ?? 0
  for (let at = starts[ordinal] ?? 0; at < end; at += 1) if (test(numbers[at] ?? 0)) return true
  return false
}
