import { withoutMarkup } from '@rules/without-markup'
import { imageUrl } from '@/integrations/images/image-service'
import { useOrigin } from '@/site/use-origin'
import { useSite } from '@/site/use-site'
import { JsonLd } from '@/ui/json-ld'
import type { RecipeContent } from './read-recipe'

export function RecipeData({ content }: { content: RecipeContent }) {
  const origin = useOrigin()
  const { name: siteName } = useSite()
  const { title, introduction, image, author, publishedDate } = content
  return (
    <JsonLd
      data={{
        '@type': 'Recipe',
        name: title,
        description: introduction,
        image: image && `${origin}${imageUrl(image.link, 1200)}`,
        author: author
          ? { '@type': 'Person', name: author.name }
          : { '@type': 'Organization', name: siteName },
        datePublished: publishedDate,
        recipeYield: content.yield,
        prepTime: toDuration(content.prepMinutes),
        totalTime: toDuration(content.totalMinutes),
        recipeIngredient: content.ingredientGroups.flatMap(({ items }) => items),
        recipeInstructions: content.steps.map((step) => ({
          '@type': 'HowToStep',
          name: step.title,
          text: toPlainText(step.html),
        })),
      }}
    />
  )
}

/** ISO 8601: 95 → PT95M. */
function toDuration(minutes: number | undefined): string | undefined {
  return minutes === undefined ? undefined : `PT${minutes}M`
}

function toPlainText(html: string): string {
  return withoutMarkup(html).replace(/\s+/g, ' ').trim()
}
