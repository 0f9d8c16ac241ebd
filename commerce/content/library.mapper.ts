import type { ShopperExperienceTypes } from 'commerce-sdk-isomorphic'
import { localizeCustom } from '../catalog/localize-product.rules'
import { toCustomProperties } from '../catalog/product.rules'
import { pickLocalized, type Locale } from '../sites/locale'
import type { StoredAsset, StoredFolder } from './library.repository'

export type Content = ShopperExperienceTypes.Content
export type ContentFolderDocument = ShopperExperienceTypes.ContentFolder

const TEXTS = ['name', 'description', 'pageTitle', 'pageDescription', 'pageKeywords'] as const

export function toContent(asset: StoredAsset, locale: Locale): Content {
  const custom = { ...asset.custom, ...(asset.body !== undefined && { body: asset.body }) }
  return {
    id: asset.id,
    ...toTexts(asset, locale),
    ...toCustomProperties(localizeCustom(custom, asset.localized, locale)),
  }
}

export function toFolder(
  folder: StoredFolder,
  folders: readonly StoredFolder[],
  levels: number,
  locale: Locale,
): ContentFolderDocument {
  const children = folders.filter(({ parentId, online }) => online && parentId === folder.id)
  return {
    id: folder.id,
    ...(folder.parentId !== undefined && { parentFolderId: folder.parentId }),
    ...toTexts(folder, locale),
    ...(levels > 0 && {
      folders: children.map((child) => toFolder(child, folders, levels - 1, locale)),
    }),
    ...toCustomProperties(localizeCustom(folder.custom, folder.localized, locale)),
  }
}

/** Returns names and descriptions in the closest language, omitting absent ones. */
export function toTexts(item: StoredAsset | StoredFolder, locale: Locale) {
  const texts = TEXTS.flatMap((property): [string, string][] => {
    const text = pickLocalized(locale, item.localized, property, item[property])
    return text === undefined ? [] : [[property, text]]
  })
  return Object.fromEntries(texts)
}
