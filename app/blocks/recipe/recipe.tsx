import { FormattedMessage, defineMessages } from 'react-intl'
import { Button } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { Picture } from '@/ui/picture'
import { RichText } from '@/ui/rich-text'
import { ArticleProducts } from '../article-products'
import { defineBlock, type BlockProps } from '../define-block'
import { difficultyMessages } from './difficulty'
import { Duration } from './duration'
import { readRecipe, type RecipeContent } from './read-recipe'
import { RecipeData } from './recipe-data'
import styles from './recipe.module.css'

const messages = defineMessages({
  makes: { id: 'recipe.makes', defaultMessage: 'Makes' },
  hands: { id: 'recipe.hands', defaultMessage: 'Hands-on' },
  total: { id: 'recipe.total', defaultMessage: 'In all' },
  difficulty: { id: 'recipe.difficulty', defaultMessage: 'Difficulty' },
  ingredients: { id: 'recipe.ingredients', defaultMessage: 'Ingredients' },
  method: { id: 'recipe.method', defaultMessage: 'Method' },
  tip: { id: 'recipe.tip', defaultMessage: 'A confectioner’s tip' },
  print: { id: 'recipe.print', defaultMessage: 'Print this recipe' },
  by: { id: 'recipe.by', defaultMessage: 'By {name}' },
})

/**
 * A recipe with its facts, ingredients, numbered steps and products; it can be printed (CNT-042).
 */
function Recipe({ content, headingLevel, isFirst }: BlockProps<RecipeContent>) {
  const { title, introduction, image, author, tip } = content
  return (
    <article>
      <RecipeData content={content} />
      <header className={`container ${styles.head}`}>
        <div className={styles.words}>
          <Heading level={headingLevel} className={styles.title}>
            {title}
          </Heading>
          {introduction && <p className={styles.introduction}>{introduction}</p>}
          {author && (
            <p className="note">
              <FormattedMessage {...messages.by} values={{ name: author.name }} />
            </p>
          )}
          <Facts content={content} />
          <Button
            variant="secondary"
            size="sm"
            className={styles.print}
            onClick={() => window.print()}
          >
            <FormattedMessage {...messages.print} />
          </Button>
        </div>
        {image && (
          <Picture
            image={image}
            width={image.width}
            height={image.height}
            sizes="(min-width: 1024px) 50vw, 100vw"
            priority={isFirst}
            className={styles.image}
          />
        )}
      </header>
      <div className={`container ${styles.body}`}>
        <Ingredients groups={content.ingredientGroups} />
        <div className={styles.method}>
          <Steps steps={content.steps} />
          {tip && (
            <div className={styles.tip}>
              <Heading level={3} size="sm">
                <FormattedMessage {...messages.tip} />
              </Heading>
              <p>{tip}</p>
            </div>
          )}
        </div>
      </div>
      <div className={styles.products}>
        <ArticleProducts ids={content.productIds} title={content.productsTitle} />
      </div>
    </article>
  )
}

function Facts({ content }: { content: RecipeContent }) {
  const { yield: amount, prepMinutes, totalMinutes, difficulty } = content
  const facts = [
    amount && { name: messages.makes, value: amount },
    prepMinutes !== undefined && {
      name: messages.hands,
      value: <Duration minutes={prepMinutes} />,
    },
    totalMinutes !== undefined && {
      name: messages.total,
      value: <Duration minutes={totalMinutes} />,
    },
    difficulty && {
      name: messages.difficulty,
      value: <FormattedMessage {...difficultyMessages[difficulty]} />,
    },
  ].flatMap((fact) => (fact ? [fact] : []))
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name.id} className={styles.fact}>
          <dt>
            <FormattedMessage {...name} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Ingredients({ groups }: { groups: RecipeContent['ingredientGroups'] }) {
  return (
    <section className={styles.ingredients}>
      <Heading level={2}>
        <FormattedMessage {...messages.ingredients} />
      </Heading>
      {groups.map((group, index) => (
        <div key={group.title ?? index} className={styles.group}>
          {group.title && (
            <Heading level={3} size="sm">
              {group.title}
            </Heading>
          )}
          <ul className={styles.items}>
            {group.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Steps({ steps }: { steps: RecipeContent['steps'] }) {
  return (
    <section>
      <Heading level={2}>
        <FormattedMessage {...messages.method} />
      </Heading>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.html} className={styles.step}>
            {step.title && <Heading level={3}>{step.title}</Heading>}
            <RichText html={step.html} className={styles.stepText} />
            {step.image && (
              <Picture
                image={step.image}
                width={step.image.width}
                height={step.image.height}
                sizes="(min-width: 1024px) 42vw, 92vw"
                className={styles.stepImage}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

export default defineBlock<RecipeContent>({ parse: readRecipe, component: Recipe })
