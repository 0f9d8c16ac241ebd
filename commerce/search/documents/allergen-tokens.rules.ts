import type { ProductCore } from '../../catalog/product-core'
import { ALLERGENS, INGREDIENT_ATTRIBUTES, type Allergen } from '../allergens.constants'
import { toWords } from '../words.rules'

type ProductFacts = Pick<ProductCore, 'name' | 'custom' | 'localized'>

interface FamilyFacts {
  product: ProductFacts & Pick<ProductCore, 'members'>
  master?: ProductFacts
  variants: readonly ProductFacts[]
  parts: readonly ProductFacts[]
}

const SENTENCES =
  /(?<=[.;!?])\s+|(?=\b(?:may (?:also )?contain|puede contener)\b)|(?<!\bno )(?=\b(?:contains|contiene)\b)/i
/** Words before what only may be in a product. */
const TRACES =
  /\b(?:may (?:also )?contain|traces?|(?:also )?handles?|processes|same (?:kitchen|facility|equipment)|(?:kitchen|facility|plant|equipment) (?:that|which|where)|puede contener|trazas|se manipulan?|misma cocina|cocina (?:donde|que))\b/i
/** Words that deny what follows or precedes them. */
const DENIALS =
  /\b(?:no contiene|no|none of the|without|sin|ninguno de los|free of|free from|libre de) .+?(?=[,;.:()]|\b(?:but|yet|pero|sino|with|con|contains?|contiene)\b|$)|\b[\w-]+[ -]free\b/gi
/**
 * Returns tokens about allergens: `declared=yes` if ingredients are known, of a set or bundle those
 * of all parts; `allergen=milk` for what the product contains, and `traces=milk` for what it may
 * contain. Ingredients are read in every language, with the product's name; in doubt a product
 * contains it.
 */
export function toAllergenTokens({ product, master, variants, parts }: FamilyFacts): string[] {
  const own = [product, ...(master ? [master] : []), ...variants]
  const products = [...own, ...parts]
  const isOwn = own.some(isDeclared)
  const isWhole = parts.length > 0 && parts.length === product.members.length
  const declared = products.flatMap(ingredientsOf)
  const names = products.flatMap(({ name, localized }) => [
    name,
    ...Object.values(localized).flatMap((texts) => textOf(texts['name'])),
  ])
  const sentences = declared.flatMap((text) => text.split(SENTENCES))
  const certain = [...names, ...sentences.map((one) => one.slice(0, placeOfTraces(one)))]
  const possible = sentences.map((one) => one.slice(placeOfTraces(one)))
  return [
    ...(isOwn || (isWhole && parts.every(isDeclared)) ? ['declared=yes'] : []),
    ...allergensIn(certain.map((one) => one.replace(DENIALS, ' '))).map((id) => `allergen=${id}`),
    ...allergensIn(possible).map((id) => `traces=${id}`),
  ]
}

/** Returns where a sentence begins to name what only may be in the product. */
function placeOfTraces(sentence: string): number {
  return TRACES.exec(sentence)?.index ?? sentence.length
}

const isDeclared = (product: ProductFacts) => ingredientsOf(product).length > 0

function ingredientsOf({ custom, localized }: ProductFacts): string[] {
  return INGREDIENT_ATTRIBUTES.flatMap((id) => [
    ...textOf(custom[id]),
    ...Object.values(localized).flatMap((texts) => textOf(texts[`c_${id}`])),
  ])
}

function textOf(value: unknown): string[] {
  if (Array.isArray(value)) return [value.filter((one) => typeof one === 'string').join(', ')]
  return typeof value === 'string' && value.trim() !== '' ? [value] : []
}

function allergensIn(texts: readonly string[]): string[] {
  const words = texts.map((text) => toWords(text).join(' ')).join(' . ')
  const found = new Set(
    ALLERGENS.filter((allergen) =>
      patternOf(allergen).test(withoutExceptions(words, allergen)),
    ).map(({ id }) => id),
  )
  for (const { id, members = [] } of ALLERGENS) {
    if (members.some((member) => found.has(member))) found.add(id)
  }
  return [...found]
}

const withoutExceptions = (words: string, { except }: Allergen) =>
  except ? words.replace(new RegExp(`\\b(?:${except})\\b`, 'g'), ' ') : words

/** The second part of an ingredient that is written in one word, as in `wheatflour`. */
const COMPOUND =
  '(?:s|flours?|germ|starch|meal|paste|butter|milk|oil|lecithin|seeds?|whites?|yolks?|powder)?'

function patternOf({ names, ingredients }: Allergen): RegExp {
  const all = [
    ...names.map((name) => name.replace(' ', ' ?') + COMPOUND),
    ...(ingredients ? [ingredients] : []),
  ]
  return all.length > 0 ? new RegExp(`\\b(?:${all.join('|')})\\b`) : /(?!)/
}
