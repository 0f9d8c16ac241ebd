import { notFound, Problem } from '../http/problem'

export function listNotFound(productListId: string): Problem {
  const detail = `A product list with ID '${productListId}' couldn't be found.`
  const extras = { productListId }
  return new Problem(404, 'product-list-not-found', 'Product List Not Found', detail, extras)
}

export function itemNotFound(itemId: string): Problem {
  const detail = `No product list item with ID '${itemId}' could be found.`
  return notFound(detail, 'not-found', { itemId })
}
