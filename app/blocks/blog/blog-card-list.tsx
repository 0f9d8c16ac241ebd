import { asText } from '@/lib/read-fields'
import { DateText } from '@/ui/date-text'
import { ArticleCardList, type ArticleCard } from '../article-card'
import { defineBlock, type BlockProps } from '../define-block'
import { readDate } from '../read-author'
import { readArticleCards, type ArticleCardListContent } from '../read-article-cards'

interface BlogCard extends ArticleCard {
  category?: string
  publishedDate?: string
}

type BlogCardListContent = ArticleCardListContent<BlogCard>

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
              <DateText value={publishedDate} />
            </time>
          )}
        </>
      )}
    />
  )
}

/** Reads a `blog-card-list`, or a `blog-card` as a list with one card. */
export default defineBlock<BlogCardListContent>({
  parse: (item) =>
    readArticleCards(item, 'blog-card', (fields) => ({
      category: asText(fields.category),
      publishedDate: readDate(fields.publishedDate),
    })),
  component: BlogCardList,
})
