/**
 * Matches 'Contains: milk and soy.' in each of the storefront's languages. Allergens that the
 * kitchen only handles are not part of that sentence.
 */
const CONTAINS = /(?:Contains|Contiene):([^.]+)\./i

/** Returns the allergens declared in a list of ingredients: `['milk', 'soy']`. */
export function allergensOf(ingredients: string | undefined): string[] {
  const list = CONTAINS.exec(ingredients ?? '')?.[1]
  if (!list) return []
  return list
    .split(/,|\s(?:and|y|e)\s/i)
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '')
}
