import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import type { Locale } from '../sites/locale'
import {
  localizeCategory,
  ROOT_CATEGORY_ID,
  type Category,
  type CategoryTree,
} from './category.rules'
import { toMediaLink } from './media-link.rules'
import { toCustomProperties } from './product.rules'

type CategoryDocument = ShopperProductsTypes.Category

export interface CategoryView {
  tree: CategoryTree
  locale: Locale
  mediaOrigin: string
}

export function toCategory(
  stored: Category,
  levels: number,
  { tree, locale, mediaOrigin }: CategoryView,
): CategoryDocument {
  const category = localizeCategory(stored, locale)
  const children = tree.childrenOf(category.id)
  const isRoot = category.id === ROOT_CATEGORY_ID
  const path = tree.pathTo(category.id).map((one) => localizeCategory(one, locale))
  const optional = {
    description: category.description,
    pageTitle: category.pageTitle,
    pageDescription: category.pageDescription,
    pageKeywords: category.pageKeywords,
    image: category.image && toLink(category.image, mediaOrigin),
    thumbnail: category.thumbnail && toLink(category.thumbnail, mediaOrigin),
    parentCategoryId: isRoot ? null : (category.parentId ?? ROOT_CATEGORY_ID),
    categories:
      levels > 0
        ? children.map((child) => toCategory(child, levels - 1, { tree, locale, mediaOrigin }))
        : null,
  }
  return {
    id: category.id,
    name: category.name,
    onlineSubCategoriesCount: children.length,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null)),
    ...(!isRoot && { parentCategoryTree: path.map(({ id, name }) => ({ id, name })) }),
    ...toCustomProperties(category.custom),
  }
}

function toLink(image: string, mediaOrigin: string): string {
  return /^https?:/.test(image) ? image : toMediaLink(mediaOrigin, image)
}
