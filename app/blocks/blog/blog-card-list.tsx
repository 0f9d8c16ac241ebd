import { FormattedDate } from 'react-intl'
import { asFields, asList, asText } from '@/lib/read-fields'
import { ArticleCardList, type ArticleCard } from '../article-card'
import { defineBlock, type BlockProps } from '../define-block'
import { readDate } from '../read-author'
import { readImage, readLink, type ContentLink } from '../read-content'

interface BlogCard extends ArticleCard {
  category?: string
  publishedDate?: string
}

interface BlogCardListContent {
  title?: string
  cards: BlogCard[]
  link?: ContentLink
}

/** Cards that lead to blog posts. */
function BlogCardList({ content }: BlockProps<BlogCardListContent>) {
  return (
    <ArticleCardList
      {...content}
      renderKicker={({ category, publishedDate }) => (
        <>
          {category}
          {category && publishedDate && ' · '}
          {publishedDate && (
            <time dateTime={publishedDate}>
              <FormattedDate value={publishedDate} dateStyle="long" timeZone="UTC" />
            </time>
          )}
        </>
      )}
    />
  )
}

function readCard(value: unknown): BlogCard | undefined {
  const fields = asFields(value)
  const title = asText(fields.title)
  const image = readImage(fields.image)
  const link = asText(fields.link)
  if (!title || !image || !link) return undefined
  return {
    title,
    image,
    link,
    text: asText(fields.text),
    category: asText(fields.category),
    publishedDate: readDate(fields.publishedDate),
  }
}

/** Of a `blog-card-list`, or a `blog-card`, which is its only card. */
export default defineBlock<BlogCardListContent>({
  parse: (item) => {
    const isSingle = item.contentType === 'blog-card'
    const cards = asList(isSingle ? [item] : item.cards, readCard)
    if (cards.length === 0) return undefined
    return isSingle ? { cards } : { title: asText(item.title), cards, link: readLink(item.link) }
  },
  component: BlogCardList,
})
