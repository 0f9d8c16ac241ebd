import { FormattedMessage } from 'react-intl'
import { asNumber, asOneOf } from '@/lib/read-fields'
import { ArticleCardList, type ArticleCard } from '../article-card'
import { defineBlock, type BlockProps } from '../define-block'
import { readArticleCards, type ArticleCardListContent } from '../read-article-cards'
import { Duration } from './duration'
import { DIFFICULTIES, type Difficulty, difficultyMessages } from './difficulty'

interface RecipeCard extends ArticleCard {
  totalMinutes?: number
  difficulty?: Difficulty
}

type RecipeCardListContent = ArticleCardListContent<RecipeCard>

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

/** Reads a `recipe-card-list`, or a `recipe-card` as a list with one card. */
export default defineBlock<RecipeCardListContent>({
  parse: (item) =>
    readArticleCards(item, 'recipe-card', (fields) => ({
      totalMinutes: asNumber(fields.totalMinutes),
      difficulty: asOneOf(fields.difficulty, DIFFICULTIES),
    })),
  component: RecipeCardList,
})
