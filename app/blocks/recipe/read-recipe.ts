import type { ContentItem } from '@/integrations/content-hub/content.port'
import { asFields, asList, asNumber, asOneOf, asText } from '@/lib/read-fields'
import { readAuthor, readDate, type Author } from '../read-author'
import { readImage, type ContentImage } from '../read-content'
import { DIFFICULTIES, type Difficulty } from './difficulty'

export interface RecipeContent {
  title: string
  introduction?: string
  image?: ContentImage
  yield?: string
  prepMinutes?: number
  totalMinutes?: number
  difficulty?: Difficulty
  ingredientGroups: { title?: string; items: string[] }[]
  steps: { title?: string; html: string; image?: ContentImage }[]
  tip?: string
  author?: Author
  publishedDate?: string
  productIds: string[]
  productsTitle?: string
}

/** Reads a `recipe` item; returns undefined without a title, ingredients or steps. */
export function readRecipe(item: ContentItem): RecipeContent | undefined {
  const title = asText(item.title)
  const ingredientGroups = asList(item.ingredientGroups, readGroup)
  const steps = asList(item.steps, readStep)
  if (!title || ingredientGroups.length === 0 || steps.length === 0) return undefined
  return {
    title,
    ingredientGroups,
    steps,
    introduction: asText(item.introduction),
    image: readImage(item.image),
    yield: asText(item.yield),
    prepMinutes: asNumber(item.prepMinutes),
    totalMinutes: asNumber(item.totalMinutes),
    difficulty: asOneOf(item.difficulty, DIFFICULTIES),
    tip: asText(item.tip),
    author: readAuthor(item.author),
    publishedDate: readDate(item.publishedDate),
    productIds: asList(item.productIds, asText),
    productsTitle: asText(item.productsTitle),
  }
}

function readGroup(value: unknown): RecipeContent['ingredientGroups'][number] | undefined {
  const fields = asFields(value)
  const items = asList(fields.items, asText)
  return items.length > 0 ? { title: asText(fields.title), items } : undefined
}

function readStep(value: unknown): RecipeContent['steps'][number] | undefined {
  const fields = asFields(value)
  const html = asText(fields.html)
  return html ? { title: asText(fields.title), html, image: readImage(fields.image) } : undefined
}
