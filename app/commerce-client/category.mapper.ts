import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { paths } from '@/site/paths'
import { readCustom } from './custom-attributes'

export interface CategoryLink {
  id: string
  name: string
  href: string
}

export interface CategoryView extends CategoryLink {
  description?: string
  pageTitle: string
  pageDescription?: string
  parentId?: string
  /** The category is a child of the root (PLP-003). */
  isTopLevel: boolean
  /** From the top-level category down to the parent. */
  ancestors: CategoryLink[]
  children: CategoryLink[]
  /** The children without those that are hidden in menus. */
  menuChildren: CategoryLink[]
}

type Category = ShopperProductsTypes.Category

export function toCategoryView(category: Category): CategoryView {
  const link = toCategoryLink(category)
  return {
    ...link,
    description: category.description,
    pageTitle: category.pageTitle ?? link.name,
    pageDescription: category.pageDescription,
    parentId: category.parentCategoryId,
    isTopLevel: category.parentCategoryId === 'root',
    ancestors: (category.parentCategoryTree ?? []).flatMap(({ id, name }) =>
      id && id !== category.id && id !== 'root' ? [toCategoryLink({ id, name })] : [],
    ),
    children: (category.categories ?? []).map(toCategoryLink),
    menuChildren: (category.categories ?? []).filter(isInMenus).map(toCategoryLink),
  }
}

/** A category without the attribute is shown in menus. */
function isInMenus({ c_showInMenu }: Category): boolean {
  return c_showInMenu !== false && c_showInMenu !== 'false'
}

function toCategoryLink(category: Category): CategoryLink {
  return {
    id: category.id,
    name: category.name ?? category.id,
    href: readCustom(category).text('routeUrl') ?? paths.category(category.id),
  }
}
