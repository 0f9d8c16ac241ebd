import { asFields, asList, asText } from '@/lib/read-fields'
import type { ArticleCard } from './article-card'
import { readImage, readLink, type ContentLink } from './read-content'

export interface ArticleCardListContent<Card extends ArticleCard> {
  title?: string
  cards: Card[]
  link?: ContentLink
}

type CardFields = ReturnType<typeof asFields>

/**
 * Reads a list of cards that lead to articles, or a single card if the item's type is `singleType`.
 * Returns undefined if no card is complete. `readMore` reads the additional fields of this kind of
 * card.
 */
export function readArticleCards<More>(
  item: CardFields,
  singleType: string,
  readMore: (fields: CardFields) => More,
): ArticleCardListContent<ArticleCard & More> | undefined {
  const readCard = (value: unknown): (ArticleCard & More) | undefined => {
    const fields = asFields(value)
    const title = asText(fields.title)
    const image = readImage(fields.image)
    const link = asText(fields.link)
    if (!title || !image || !link) return undefined
    return { title, image, link, text: asText(fields.text), ...readMore(fields) }
  }
  const isSingle = item.contentType === singleType
  const cards = asList(isSingle ? [item] : item.cards, readCard)
  if (cards.length === 0) return undefined
  return isSingle ? { cards } : { title: asText(item.title), cards, link: readLink(item.link) }
}
