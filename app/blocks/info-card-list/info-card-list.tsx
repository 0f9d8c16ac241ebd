import { asFields, asList, asText } from '@/lib/read-fields'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { BlockSection } from '../block-section'
import { defineBlock, type BlockProps } from '../define-block'
import { readImage, type ContentImage } from '../read-content'
import { CardIcon, readCardIcon, type CardIconName } from './card-icon'
import styles from './info-card-list.module.css'

interface InfoCard {
  title: string
  text: string
  icon?: CardIconName
  image?: ContentImage
  link?: string
  linkText?: string
}

interface InfoCardListContent {
  title?: string
  text?: string
  cards: InfoCard[]
}

/** Short facts next to each other. */
function InfoCardList({ content }: BlockProps<InfoCardListContent>) {
  const { title, text, cards } = content
  return (
    <BlockSection title={title} text={text}>
      <ul className={classNames(styles.cards, cards.length % 4 === 0 && styles.four)}>
        {cards.map((card) => (
          <li key={card.title} className={classNames(styles.card, card.image && styles.pictured)}>
            <InfoCardContent card={card} level={title ? 3 : 2} />
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

function InfoCardContent({ card, level }: { card: InfoCard; level: 2 | 3 }) {
  return (
    <>
      {card.image && (
        <Picture
          image={card.image}
          width={3}
          height={2}
          sizes="(min-width: 1024px) 400px, (min-width: 769px) 46vw, 92vw"
          className={styles.image}
        />
      )}
      {!card.image && card.icon && (
        <span className={styles.icon}>
          <CardIcon name={card.icon} size={26} />
        </span>
      )}
      <Heading level={level} size="md">
        {card.title}
      </Heading>
      <p className="muted">{card.text}</p>
      {card.link && (
        <Link to={card.link} className={styles.link}>
          {card.linkText ?? card.title}
        </Link>
      )}
    </>
  )
}

function readCard(value: unknown): InfoCard | undefined {
  const fields = asFields(value)
  const title = asText(fields.title)
  const text = asText(fields.text)
  if (!title || !text) return undefined
  return {
    title,
    text,
    icon: readCardIcon(fields.icon),
    image: readImage(fields.image),
    link: asText(fields.link),
    linkText: asText(fields.linkText),
  }
}

export default defineBlock<InfoCardListContent>({
  parse: (item) => {
    const cards = asList(item.cards, readCard)
    if (cards.length === 0) return undefined
    return { title: asText(item.title), text: asText(item.text), cards }
  },
  component: InfoCardList,
})
