import { asFields, asList, asText } from '@/lib/read-fields'
import { paths } from '@/site/paths'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { defineBlock, type BlockProps } from '../define-block'
import { readImage, type ContentImage } from '../read-content'
import styles from './category-card-list.module.css'

interface CategoryCard {
  label: string
  link: string
  image: ContentImage
}

interface CategoryCardListContent {
  title?: string
  cards: CategoryCard[]
}

// Picture widths: 650 px on a phone, 338 px on a tablet, 460 px on a desktop (PLP-013).
const WIDTHS = [338, 460, 650] as const
const SIZES = '(min-width: 1024px) 460px, (min-width: 769px) 338px, 650px'

function CategoryCardList({ content }: BlockProps<CategoryCardListContent>) {
  const count = content.cards.length
  return (
    <section className={styles.section}>
      <div className="container">
        {content.title && (
          <Heading level={2} className={styles.title}>
            {content.title}
          </Heading>
        )}
        <ul className={classNames(styles.cards, count % 4 === 0 && count % 3 !== 0 && styles.four)}>
          {content.cards.map((card) => (
            <li key={card.link}>
              <Link to={card.link} className={styles.card}>
                <span className={styles.picture}>
                  <Picture
                    image={{ ...card.image, alt: '' }}
                    widths={WIDTHS}
                    sizes={SIZES}
                    width={4}
                    height={4}
                    className={styles.image}
                  />
                </span>
                <span className={styles.label}>{card.label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export default defineBlock<CategoryCardListContent>({
  parse: (item) => {
    const cards = asList(item.cards, readCard)
    return cards.length > 0 ? { title: asText(item.title), cards } : undefined
  },
  component: CategoryCardList,
})

function readCard(value: unknown): CategoryCard | undefined {
  const fields = asFields(value)
  const label = asText(fields.label)
  const image = readImage(fields.image)
  const categoryId = asText(fields.categoryId)
  const link = asText(fields.link) ?? (categoryId && paths.category(categoryId))
  return label && image && link ? { label, image, link } : undefined
}
