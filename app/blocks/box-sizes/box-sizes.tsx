import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, defineMessages } from 'react-intl'
import { toBoxRules } from '@rules/box-rules'
import { mixBoxesQuery, type MixBox, type MixSize } from '@/commerce-client/mix-boxes.queries'
import { DEFAULT_PREFERENCES } from '@/commerce-client/site-preferences.mapper'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { availabilityOf } from '@/rules/availability'
import { asText } from '@/lib/read-fields'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { ButtonLink } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { Price } from '@/ui/price'
import { BlockSection } from '../block-section'
import { defineBlock, type BlockProps } from '../define-block'
import styles from './box-sizes.module.css'

const messages = defineMessages({
  flavors: {
    id: 'boxSizes.flavors',
    defaultMessage: '{flavors, plural, one {# flavor} other {# flavors}} of your choice',
  },
  oneSize: { id: 'boxSizes.oneSize', defaultMessage: 'One size' },
  soldOut: { id: 'boxSizes.soldOut', defaultMessage: 'Sold out' },
  build: { id: 'boxSizes.build', defaultMessage: 'Build This Box' },
})

interface BoxSizesContent {
  title?: string
  text?: string
}

/** All boxes that shoppers can fill themselves, with their sizes and prices. */
function BoxSizes({ content, headingLevel }: BlockProps<BoxSizesContent>) {
  const { id: siteId } = useSite()
  const { data: boxes = [] } = useQuery(mixBoxesQuery(siteId))
  if (boxes.length === 0) return null
  return (
    <BlockSection title={content.title} text={content.text}>
      <ul className={styles.boxes}>
        {boxes.map((box) => (
          <li key={box.id} className={styles.box}>
            <BoxCard box={box} level={content.title ? 3 : headingLevel} />
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

function BoxCard({ box, level }: { box: MixBox; level: 1 | 2 | 3 }) {
  const { id, name, description, image, isLollypops, sizes } = box
  const builder = isLollypops ? 'lollypop' : 'box'
  return (
    <>
      {image && (
        <Picture
          image={{ ...image, alt: '' }}
          width={4}
          height={3}
          sizes="(min-width: 1024px) 30vw, (min-width: 769px) 46vw, 92vw"
          className={styles.picture}
        />
      )}
      <Heading level={level} size="md">
        {name}
      </Heading>
      {description && <p className="muted">{description}</p>}
      <ul className={styles.sizes}>
        {sizes.map((size) => (
          <li key={size.id}>
            <Link
              className={styles.size}
              to={paths.boxStep(builder, 'select-item', { box: id, size: size.value })}
            >
              <SizeWords size={size} isLollypops={isLollypops} />
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink
        variant="secondary"
        to={paths.boxStep(builder, 'select-item', { box: id })}
        className={styles.action}
      >
        <FormattedMessage {...messages.build} />
        <span className="visually-hidden"> {name}</span>
      </ButtonLink>
    </>
  )
}

function SizeWords({ size, isLollypops }: { size: MixSize; isLollypops: boolean }) {
  const { id: siteId } = useSite()
  const { data: preferences = DEFAULT_PREFERENCES } = useQuery(sitePreferencesQuery(siteId))
  const { attributes, facts, label, price } = size
  const { flavors } = toBoxRules(attributes, {
    isLollypops,
    flavorLimit: preferences.customMixFlavorLimit,
  })
  const isSoldOut = availabilityOf(facts, new Date()) !== 'in-stock'
  return (
    <>
      <span className={styles.label}>{label ?? <FormattedMessage {...messages.oneSize} />}</span>
      <span className="note">
        {isSoldOut ? (
          <FormattedMessage {...messages.soldOut} />
        ) : (
          <FormattedMessage {...messages.flavors} values={{ flavors }} />
        )}
      </span>
      {price && <Price amount={price.amount} listAmount={price.list} />}
    </>
  )
}

export default defineBlock<BoxSizesContent>({
  parse: (item) => ({ title: asText(item.title), text: asText(item.text) }),
  component: BoxSizes,
})
