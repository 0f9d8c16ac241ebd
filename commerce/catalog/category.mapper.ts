import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { ROOT_CATEGORY_ID, type Category, type CategoryTree } from './category.rules'
import { toMediaLink } from './media-link.rules'
import { toCustomProperties } from './product.rules'

type CategoryDocument = ShopperProductsTypes.Category

/** A category with `levels` levels of online subcategories. */
export function toCategory(
  category: Category,
  tree: CategoryTree,
  levels: number,
  mediaOrigin: string,
): CategoryDocument {
  const children = tree.childrenOf(category.id)
  const isRoot = category.id === ROOT_CATEGORY_ID
  const path = tree.pathTo(category.id)
  const optional = {
    description: category.description,
    pageTitle: category.pageTitle,
    pageDescription: category.pageDescription,
    pageKeywords: category.pageKeywords,
    image: category.image && toLink(category.image, mediaOrigin),
    thumbnail: category.thumbnail && toLink(category.thumbnail, mediaOrigin),
    parentCategoryId: isRoot ? null : (category.parentId ?? ROOT_CATEGORY_ID),
    categories:
      levels > 0 ? children.map((child) => toCategory(child, tree, levels - 1, mediaOrigin)) : null,
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
