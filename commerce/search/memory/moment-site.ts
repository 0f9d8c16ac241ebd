import type { Db } from '../../db/client'
import type { Site } from '../../sites/site.service'
import { allFamilies } from '../documents/all-families'
import { openWriter } from '../documents/document-writer'
import { toIndexedSite } from '../documents/indexed-site'
import { RefinementCollector } from '../documents/refinement-definitions.rules'
import type { SearchDocument } from '../documents/search-document.rules'
import { loadFacts } from './load-site-index.repository'
import { toLoadedSite, type LoadedSite } from './loaded-site'
import { SiteIndexBuilder, type IndexState } from './site-index'
import type { Stemmer } from './text-index'
import { TextIndexBuilder } from './text-index-builder'

/** @param state of the current index, from which this one is not followed */
export async function buildMomentSite(
  db: Db,
  site: Site,
  at: Date,
  state: IndexState,
): Promise<LoadedSite> {
  const indexed = toIndexedSite(site)
  const writer = await openWriter(db, indexed, at)
  const collector = new RefinementCollector()
  const builder = new SiteIndexBuilder()
  const documents: SearchDocument[] = []
  for await (const { families } of allFamilies(db, indexed, at)) {
    for (const family of families) collector.add(family)
    for (const document of await writer.toDocuments(families)) {
      builder.add({ ...document, createdAt: Date.parse(document.createdAt) })
      documents.push(document)
    }
  }
  const refinements = collector.toDefinitions()
  const facts = await loadFacts(db, site.id, site.catalogId, at, refinements)
  const index = await builder.build({ ...facts, ...state })
  return toLoadedSite(db, site, index, {
    loadTexts: (_index, locales, stem) => toTexts(documents, locales, stem),
    selectHits: async (ids, withImageGroups) => {
      const wanted = new Set(ids)
      const found = documents.filter(({ productId }) => wanted.has(productId))
      return new Map(
        found.map((document) => [
          document.productId,
          { ...document, imageGroups: withImageGroups ? document.imageGroups : null },
        ]),
      )
    },
  })
}

async function toTexts(
  documents: readonly SearchDocument[],
  locales: readonly string[],
  stem: Stemmer,
) {
  const builder = new TextIndexBuilder()
  const names = documents.map(({ name, texts, localized }, ordinal) => {
    const key = locales.find((locale) => texts[locale] !== undefined) ?? 'default'
    builder.add(ordinal, texts[key] ?? [])
    const own = locales.map((locale) => localized[locale]?.['name'])
    return own.find((one) => typeof one === 'string') ?? name
  })
  return { text: await builder.build(stem), names }
}
