import { toCategoryView } from './category.mapper'

const category = {
  id: 'truffles',
  name: 'Truffles',
  parentCategoryId: 'root',
  c_routeUrl: '/truffles',
  parentCategoryTree: [{ id: 'truffles', name: 'Truffles' }],
  categories: [{ id: 'dark-truffles', name: 'Dark Truffles', parentCategoryId: 'truffles' }],
}

test('a category has its id, name, parent, children and address [PLP-002]', () => {
  expect(toCategoryView(category)).toMatchObject({
    id: 'truffles',
    name: 'Truffles',
    parentId: 'root',
    href: '/truffles',
    children: [{ id: 'dark-truffles', name: 'Dark Truffles', href: '/category/dark-truffles' }],
  })
})

test('a category below the root is a top one, another is not [PLP-003]', () => {
  expect(toCategoryView(category).isTopLevel).toBe(true)
  const child = { ...category, id: 'dark-truffles', parentCategoryId: 'truffles' }
  expect(toCategoryView(child).isTopLevel).toBe(false)
})
