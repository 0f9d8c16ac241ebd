/** 'Contains: milk and soy.' in each of the shop's languages; what a kitchen also handles is not in it. */
const CONTAINS = /(?:Contains|Contiene):\s*([^.]+)\./i

/** The allergens that a list of ingredients names: `['milk', 'soy']`. */
export function allergensOf(ingredients: string | undefined): string[] {
  const list = CONTAINS.exec(ingredients ?? '')?.[1]
  if (!list) return []
  return list
    .split(/,|\s(?:and|y|e)\s/i)
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '')
}
