import { FormattedMessage } from 'react-intl'
import type { LeftLine, Obstacle } from '@/rules/buy-again'
import { readBoxName, readBoxPlaces, readPieceNames } from '@/rules/custom-mix'
import { UnavailablePieces } from '@/purchase/order-parts/unavailable-pieces'
import { filledBoxPath } from '@/site/filled-box-path'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import type { OrderLine } from './add-again'
import styles from './buy-again.module.css'
import { buyAgainMessages as messages } from './buy-again.messages'
import { LineName } from './line-name'

const OBSTACLES: Record<Exclude<Obstacle, 'pieces'>, (typeof messages)['notSold']> = {
  'not-sold': messages.notSold,
  'out-of-stock': messages.outOfStock,
  'gift-card': messages.giftCard,
}

interface LeftOutProps {
  left: readonly LeftLine<OrderLine>[]
  /** The products that are still sold, by id. */
  products: Readonly<Record<string, { name: string }>>
}

/** The lines that cannot be bought again, each with the reason. */
export function LeftOut({ left, products }: LeftOutProps) {
  return (
    <section className={styles.left}>
      <Heading level={3} size="sm">
        <FormattedMessage {...messages.left} />
      </Heading>
      <ul className={styles.lines}>
        {left.map(({ line, obstacle, box }) => (
          <li key={line.itemId}>
            <LineName line={line} quantity={line.quantity ?? 1} />
            {obstacle !== 'pieces' && (
              <span className="note">
                <FormattedMessage {...OBSTACLES[obstacle]} />
              </span>
            )}
            {box && <ShortBox line={line} box={box} products={products} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ShortBoxProps extends Pick<LeftOutProps, 'products'> {
  line: OrderLine
  box: NonNullable<LeftLine['box']>
}

/** A box with missing pieces: names them and links to the builder to choose others. */
function ShortBox({ line, box: { builder, today }, products }: ShortBoxProps) {
  const { productId = '', productName: name } = line
  const to = filledBoxPath({
    builder,
    productId,
    pieces: today.pieces,
    places: readBoxPlaces(line),
    name: readBoxName(line),
  })
  return (
    <div className={styles.box}>
      <UnavailablePieces today={today} products={products} then={readPieceNames(line)} />
      <Link to={to}>
        <FormattedMessage {...messages.chooseOthers} />
        <span className="visually-hidden">{`: ${name ?? ''}`}</span>
      </Link>
    </div>
  )
}
