import { splitRefinementValues } from '../../rules/refinement-values'
import { withoutMarkup } from '../../rules/without-markup'
import { toCustomProperties } from '../catalog/product.rules'
import type { Locale } from '../sites/locale'
import { toContent } from './library.mapper'
import type { StoredAsset } from './library.repository'

/** Attribute → values, of which the asset must have one; `fdid` is the folder. */
export type ContentRefinements = ReadonlyMap<string, readonly string[]>

/** @returns undefined if a refinement is not of the form `attribute=value|value`. */
export function parseRefinements(refines: readonly string[]): ContentRefinements | undefined {
  const pairs = refines.map((refine) => /^([^=]+)=(.+)$/.exec(refine))
  if (pairs.some((pair) => pair === null)) return undefined
  return new Map(
    pairs.flatMap((pair) =>
      pair ? [[pair[1] ?? '', splitRefinementValues(pair[2] ?? '')] as const] : [],
    ),
  )
}

export function matchesRefinements(asset: StoredAsset, refinements: ContentRefinements): boolean {
  const custom = toCustomProperties(asset.custom)
  return [...refinements].every(([attribute, values]) => {
    if (attribute === 'fdid') return values.some((id) => asset.folderIds.includes(id))
    const own = [custom[attribute]].flat().map(String)
    return values.some((value) => own.includes(value))
  })
}

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

/** Returns lower-case words without markup and accents. */
export function wordsOf(texts: readonly unknown[]): string[] {
  return withoutMarkup(texts.filter((text) => typeof text === 'string').join(' '))
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
