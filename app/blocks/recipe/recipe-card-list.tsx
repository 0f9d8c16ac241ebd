import { FormattedMessage } from 'react-intl'
import { asFields, asList, asNumber, asOneOf, asText } from '@/lib/read-fields'
import { ArticleCardList, type ArticleCard } from '../article-card'
import { defineBlock, type BlockProps } from '../define-block'
import { readImage, readLink, type ContentLink } from '../read-content'
import { Duration } from './duration'
import { DIFFICULTIES, type Difficulty, difficultyMessages } from './difficulty'

interface RecipeCard extends ArticleCard {
  totalMinutes?: number
  difficulty?: Difficulty
}

interface RecipeCardListContent {
  title?: string
  cards: RecipeCard[]
  link?: ContentLink
}

/** Cards that lead to recipes. */
function RecipeCardList({ content }: BlockProps<RecipeCardListContent>) {
  return (
    <ArticleCardList
      {...content}
      renderKicker={({ totalMinutes, difficulty }) => (
        <>
          {totalMinutes !== undefined && <Duration minutes={totalMinutes} />}
          {totalMinutes !== undefined && difficulty && ' · '}
          {difficulty && <FormattedMessage {...difficultyMessages[difficulty]} />}
        </>
      )}
    />
  )
}

function readCard(value: unknown): RecipeCard | undefined {
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
    totalMinutes: asNumber(fields.totalMinutes),
    difficulty: asOneOf(fields.difficulty, DIFFICULTIES),
  }
}

/** Of a `recipe-card-list`, or a `recipe-card`, which is its only card. */
export default defineBlock<RecipeCardListContent>({
  parse: (item) => {
    const isSingle = item.contentType === 'recipe-card'
    const cards = asList(isSingle ? [item] : item.cards, readCard)
    if (cards.length === 0) return undefined
    return isSingle ? { cards } : { title: asText(item.title), cards, link: readLink(item.link) }
  },
  component: RecipeCardList,
})
