import type { ShopperExperienceTypes } from 'commerce-sdk-isomorphic'
import { joinRefinementValues } from '../../rules/refinement-values'
import type { Db } from '../db/client'
import type { Locale } from '../sites/locale'
import type { Site } from '../sites/site.service'
import { isComponent, isPage, isVisible } from './asset.rules'
import {
  matchesRefinements,
  rankOf,
  wordsOf,
  type ContentRefinements,
} from './content-search.rules'
import { toContent, toFolder, type Content, type ContentFolderDocument } from './library.mapper'
import {
  selectAssets,
  selectAssetsByPage,
  selectFiledAssets,
  selectFolders,
  type StoredAsset,
  type StoredFolder,
} from './library.repository'

type SearchResult = ShopperExperienceTypes.ContentSearchResult

interface ContentSearch {
  q?: string
  refinements: ContentRefinements
  sort?: { property: string; descending: boolean }
  limit: number
  offset: number
}

export interface LibraryService {
  getAssets(site: Site, ids: readonly string[], locale: Locale): Promise<Content[]>
  searchAssets(site: Site, search: ContentSearch, locale: Locale): Promise<SearchResult>
  getFolders(
    site: Site,
    ids: readonly string[],
    levels: number,
    locale: Locale,
  ): Promise<ContentFolderDocument[]>
  findAssetByPage(
    site: Site,
    path: string,
    locale: Locale,
  ): Promise<{ id: string; isPage: boolean } | undefined>
  /** Returns the path of an asset's page, without a leading slash. */
  getAssetPath(site: Site, id: string): Promise<string | undefined>
}

export function toLibraryId(site: Pick<Site, 'id' | 'libraryId'>): string {
  return site.libraryId ?? site.id
}

export function createLibraryService(db: Db, { now }: { now: () => Date }): LibraryService {
  const isShown = (site: Site) => (asset: StoredAsset) =>
    !isComponent(asset) && isVisible(asset, site.id, now())

  return {
    async getAssets(site, ids, locale) {
      const assets = await selectAssets(db, toLibraryId(site), ids)
      const byId = new Map(assets.filter(isShown(site)).map((asset) => [asset.id, asset]))
      return ids.flatMap((id) => {
        const asset = byId.get(id)
        return asset ? [toContent(asset, locale)] : []
      })
    },
    async searchAssets(site, { q, refinements, sort, limit, offset }, locale) {
      const libraryId = toLibraryId(site)
      const filed = await selectFiledAssets(db, libraryId)
      const words = q === undefined ? [] : wordsOf([q])
      const found = filed
        .filter((asset) => asset.searchable && isShown(site)(asset))
        .map((asset) => ({ asset, rank: rankOf(asset, words, locale) }))
        .filter(({ rank }) => q === undefined || rank > 0)
        .sort((a, b) => b.rank - a.rank)
        .map(({ asset }) => asset)
      const folders = await selectFolders(db, libraryId)
      const hits = found.filter((asset) => matchesRefinements(asset, refinements))
      const shown = hits.map((asset) => toContent(asset, locale))
      if (sort) shown.sort(bySort(sort))
      return {
        ...(q !== undefined && { query: q }),
        hits: shown.slice(offset, offset + limit),
        selectedRefinements: Object.fromEntries(
          [...refinements].map(([attribute, values]) => [attribute, joinRefinementValues(values)]),
        ),
        refinements: toFolderRefinement(found, folders, locale),
        limit,
        offset,
        total: shown.length,
      }
    },
    async getFolders(site, ids, levels, locale) {
      const folders = await selectFolders(db, toLibraryId(site))
      return ids.flatMap((id) => {
        const folder = folders.find((one) => one.id === id && one.online)
        return folder ? [toFolder(folder, folders, levels, locale)] : []
      })
    },
    async findAssetByPage(site, path) {
      const last = path.split('/').at(-1) ?? ''
      const names = [path, path.slice(1), last, last.replace(/\.html$/, '')]
      const [asset] = (await selectAssetsByPage(db, toLibraryId(site), names)).filter(isShown(site))
      return asset && { id: asset.id, isPage: isPage(asset) }
    },
    async getAssetPath(site, id) {
      const [asset] = await selectAssets(db, toLibraryId(site), [id])
      return asset && (asset.pageUrl ?? `${asset.id}.html`).replace(/^\//, '')
    },
  }
}

function bySort({ property, descending }: NonNullable<ContentSearch['sort']>) {
  const textOf = (content: Content) => String(content[property] ?? '')
  return (a: Content, b: Content) => {
    const order = textOf(a).localeCompare(textOf(b), 'en')
    return descending ? -order : order
  }
}

function toFolderRefinement(
  assets: readonly StoredAsset[],
  folders: readonly StoredFolder[],
  locale: Locale,
): SearchResult['refinements'] {
  const values = folders.flatMap((folder) => {
    const hitCount = assets.filter(({ folderIds }) => folderIds.includes(folder.id)).length
    const { name } = toFolder(folder, [], 0, locale)
    return hitCount > 0 && folder.online ? [{ value: folder.id, label: name, hitCount }] : []
  })
  return values.length > 0 ? [{ attributeId: 'fdid', label: 'Content Folder', values }] : []
}
