import type { ReactNode } from 'react'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import styles from './article-card.module.css'
import { BlockSection } from './block-section'
import type { ContentImage, ContentLink } from './read-content'

export interface ArticleCard {
  title: string
  text?: string
  image: ContentImage
  link: string
}

interface ArticleCardListProps<Card extends ArticleCard> {
  title?: string
  link?: ContentLink
  cards: readonly Card[]
  /** The line above a card's title. */
  renderKicker: (card: Card) => ReactNode
}

/** Cards that lead to blog posts or recipes. A single one takes the whole width. */
export function ArticleCardList<Card extends ArticleCard>(props: ArticleCardListProps<Card>) {
  const { title, link, cards, renderKicker } = props
  return (
    <BlockSection title={title} link={link}>
      <ul className={styles.cards} data-count={Math.min(cards.length, 3)}>
        {cards.map((card) => (
          <li key={card.link} className={styles.card}>
            <div className={styles.picture}>
              <Picture
                image={{ ...card.image, alt: '' }}
                width={3}
                height={2}
                sizes="(min-width: 1024px) 430px, (min-width: 769px) 46vw, 92vw"
                className={styles.image}
              />
            </div>
            <div className="stack-2">
              <p className={styles.kicker}>{renderKicker(card)}</p>
              <Heading level={title ? 3 : 2} size="md">
                <Link to={card.link} className={styles.link}>
                  {card.title}
                </Link>
              </Heading>
              {card.text && <p className="muted">{card.text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
