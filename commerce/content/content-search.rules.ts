import { toCustomProperties } from '../catalog/product.rules'
import type { Locale } from '../http/locale'
import { toContent } from './library.mapper'
import type { StoredAsset } from './library.repository'

/** Attribute → the values of which one must be there; `fdid` is the folder. */
export type ContentRefinements = ReadonlyMap<string, readonly string[]>

/** @returns undefined for what is not written `attribute=value|value`. */
export function parseRefinements(refines: readonly string[]): ContentRefinements | undefined {
  const pairs = refines.map((refine) => /^([^=]+)=(.+)$/.exec(refine))
  if (pairs.some((pair) => pair === null)) return undefined
  return new Map(
    pairs.flatMap((pair) => (pair ? [[pair[1] ?? '', (pair[2] ?? '').split('|')] as const] : [])),
  )
}

/** Whether an asset has what is asked for. */
export function matchesRefinements(asset: StoredAsset, refinements: ContentRefinements): boolean {
  const custom = toCustomProperties(asset.custom)
  return [...refinements].every(([attribute, values]) => {
    if (attribute === 'fdid') return values.some((id) => asset.folderIds.includes(id))
    const own = [custom[attribute]].flat().map(String)
    return values.some((value) => own.includes(value))
  })
}

/** How well an asset answers a query: 0 when a word of it is nowhere, else more for its names. */
export function rankOf(asset: StoredAsset, words: readonly string[], locale: Locale): number {
  const content = toContent(asset, locale)
  const names = wordsOf([content.id, content.name, content.pageTitle, content.pageKeywords])
  const body: unknown = content['c_body']
  const rest = wordsOf([content.description, content.pageDescription, body])
  let rank = 0
  for (const word of words) {
    const inNames = names.some((own) => own.startsWith(word))
    if (!inNames && !rest.some((own) => own.startsWith(word))) return 0
    rank += inNames ? 3 : 1
  }
  return rank
}

/** Lower-case words without markup and accents. */
export function wordsOf(texts: readonly unknown[]): string[] {
  return texts
    .filter((text) => typeof text === 'string')
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
