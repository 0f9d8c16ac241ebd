import { z } from 'zod'
import {
  Address,
  CalendarDate,
  Image,
  MenuLink,
  ProductIds,
  ProperName,
  Words,
  contentType,
} from './content-parts.schemas'

/* Blog posts, recipes, and the cards that link to them (CNT-042, CNT-044). */

const Author = z.strictObject({ name: ProperName, role: Words })
const Minutes = z.number().int().positive()
const Difficulty = z.enum(['easy', 'medium', 'hard'])

const products = { productIds: ProductIds.optional(), productsTitle: Words.optional() }

const blogCard = {
  title: Words,
  text: Words,
  category: Words,
  publishedDate: CalendarDate,
  image: Image,
  link: Address,
}

const recipeCard = {
  title: Words,
  text: Words,
  totalMinutes: Minutes,
  difficulty: Difficulty,
  image: Image,
  link: Address,
}

const list = <Card extends z.ZodRawShape>(card: Card) =>
  contentType({
    title: Words,
    cards: z.array(z.strictObject(card)).min(1),
    link: MenuLink.optional(),
  })

export const ARTICLE_TYPES: Readonly<Record<string, z.ZodType>> = {
  blog: contentType({
    title: Words,
    category: Words,
    author: Author,
    publishedDate: CalendarDate,
    readingMinutes: Minutes,
    image: Image,
    introduction: Words,
    html: Words,
    sections: z
      .array(z.strictObject({ image: Image, caption: Words.optional(), html: Words }))
      .optional(),
    ...products,
  }),
  'blog-card': contentType(blogCard),
  'blog-card-list': list(blogCard),
  recipe: contentType({
    title: Words,
    introduction: Words,
    image: Image,
    yield: Words,
    prepMinutes: Minutes,
    totalMinutes: Minutes,
    difficulty: Difficulty,
    ingredientGroups: z
      .array(z.strictObject({ title: Words.optional(), items: z.array(Words).min(1) }))
      .min(1),
    steps: z
      .array(z.strictObject({ title: Words.optional(), html: Words, image: Image.optional() }))
      .min(1),
    tip: Words.optional(),
    author: Author.optional(),
    publishedDate: CalendarDate.optional(),
    ...products,
  }),
  'recipe-card': contentType(recipeCard),
  'recipe-card-list': list(recipeCard),
}
