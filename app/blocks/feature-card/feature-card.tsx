import { asFields, asList, asText } from '@/lib/read-fields'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading'
import { Picture } from '@/ui/picture'
import { BlockSection } from '../block-section'
import { CallsToAction } from '../calls-to-action'
import { defineBlock, type BlockProps } from '../define-block'
import { readPictureWords, type PictureWords } from '../read-cards'
import styles from './feature-card.module.css'

type FeatureCard = PictureWords & { text: string }

interface FeatureCardListContent {
  title?: string
  cards: FeatureCard[]
}

function FeatureCardList({ content }: BlockProps<FeatureCardListContent>) {
  const { title, cards } = content
  return (
    <BlockSection title={title}>
      <ul className={classNames('stack-6', styles[columnsFor(cards.length)])}>
        {cards.map((card) => (
          <li key={card.title} className={styles.card}>
            <Picture
              image={card.image}
              width={3}
              height={2}
              sizes={
                cards.length === 1
                  ? '(min-width: 769px) 60vw, 92vw'
                  : '(min-width: 769px) 46vw, 92vw'
              }
              className={styles.image}
            />
            <div className={styles.words}>
              <Heading level={title ? 3 : 2} size="md">
                {card.title}
              </Heading>
              <p className={styles.text}>{card.text}</p>
              <CallsToAction items={card.callsToAction} />
            </div>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

function columnsFor(count: number): 'one' | 'two' | 'three' {
  if (count === 1) return 'one'
  return count === 2 || count === 4 ? 'two' : 'three'
}

function readCard(value: unknown): FeatureCard | undefined {
  const card = readPictureWords(value)
  const text = asText(asFields(value).text)
  return card && text ? { ...card, text } : undefined
}

/** Reads a `feature-card` as a list with one card, or a `feature-card-list`. */
export default defineBlock<FeatureCardListContent>({
  parse: (item) => {
    const single = item.contentType === 'feature-card'
    const cards = asList(single ? [item] : item.cards, readCard)
    if (cards.length === 0) return undefined
    return { title: single ? undefined : asText(item.title), cards }
  },
  component: FeatureCardList,
})
