/**
 * Matches 'Contains: milk and soy.' in each of the storefront's languages. Allergens that the
 * kitchen only handles are not part of that sentence, nor is 'contains 2% or less of'.
 */
const CONTAINS = /\b(?:contains|contiene)(?! ?:? ?(?:less|menos|\d))[ :]([^.;]+)/gi
const TRACES =
  /\b(?:may (?:also )?contain|made in|processed in|puede contener|elaborad[oa] en|trazas|traces)\b/i
const NOTHING = /^(?:no|none|nothing|sin|ning[uú]n[oa]?)\b/

/** Returns the allergens declared in a list of ingredients: `['milk', 'soy']`. */
export function allergensOf(ingredients: string | undefined): string[] {
  const lists = [...(ingredients ?? '').matchAll(CONTAINS)].flatMap(
    ([, list = '']) => list.split(TRACES)[0] ?? '',
  )
  const words = lists
    .flatMap((list) => list.split(/[,()&/:]|\s(?:and|or|y|e|o)(?:\s|$)/i))
    .map((word) => word.trim().toLowerCase())
  return [...new Set(words.filter((word) => word !== '' && !NOTHING.test(word)))]
}

/** Returns whether an allergen is declared, or named among the ingredients only. */
export function namesAllergen(ingredients: string, allergen: string): boolean {
  if (allergensOf(ingredients).includes(allergen)) return true
  const own = ingredients.split(TRACES)[0] ?? ''
  return own.toLowerCase().includes(allergen.replace(/s$/, ''))
}
