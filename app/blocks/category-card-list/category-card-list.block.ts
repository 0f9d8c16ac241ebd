import loadable from '@loadable/component'
import { asFields, asList, asText } from '@/lib/read-fields'
import { paths } from '@/site/paths'
import { defineBlock } from '../define-block'
import { readImage, type ContentImage } from '../read-content'

export interface CategoryCard {
  label: string
  link: string
  image: ContentImage
}

export interface CategoryCardListContent {
  title?: string
  cards: CategoryCard[]
}

export const categoryCardListBlock = defineBlock<CategoryCardListContent>({
  contentType: 'category-card-list',
  parse: (item) => {
    const cards = asList(item.cards, readCard)
    return cards.length > 0 ? { title: asText(item.title), cards } : undefined
  },
  component: loadable(() => import(/* webpackChunkName: "blocks" */ './category-card-list')),
})

function readCard(value: unknown): CategoryCard | undefined {
  const fields = asFields(value)
  const label = asText(fields.label)
  const image = readImage(fields.image)
  const categoryId = asText(fields.categoryId)
  const link = asText(fields.link) ?? (categoryId && paths.category(categoryId))
  return label && image && link ? { label, image, link } : undefined
}
