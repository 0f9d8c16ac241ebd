import { FormattedMessage, useIntl } from 'react-intl'
import type { LineProduct } from '@/commerce-client/line-product.mapper'
import { piecesOfMix } from '@/rules/custom-mix'
import { withoutOptions } from '@/rules/line-name'
import { toAvailableMix } from '@/rules/available-mix'
import type { SavedMix } from '@/rules/saved-mix'
import { LineMix } from '@/purchase/order-parts/line-mix'
import { UnavailablePieces } from '@/purchase/order-parts/unavailable-pieces'
import { filledBoxPath } from '@/site/filled-box-path'
import { Button, ButtonLink } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { Money } from '@/ui/price'
import { RenameMix } from './rename-mix'
import { savedMixesMessages as messages } from './saved-mixes.messages'
import styles from './saved-mixes.module.css'
import type { useMixEditing } from './use-mix-editing'
import { Picture } from '@/ui/picture'

/** Maximum number of pictures; more would be too small. */
const MOST = 9

/** A small picture of a saved box, composed of its pieces. */
function MixPicture({ pieces }: { pieces: readonly LineProduct[] }) {
  const images = pieces.flatMap(({ image }) => image ?? []).slice(0, MOST)
  const columns = Math.ceil(Math.sqrt(images.length))
  return (
    <span
      className={styles.picture}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {images.map(({ link }) => (
        <Picture
          key={link}
          image={{ link, alt: '' }}
          widths={[150, 300]}
          sizes="72px"
          width={150}
          height={150}
        />
      ))}
    </span>
  )
}

interface SavedMixRowProps {
  saved: SavedMix
  /** Boxes and pieces that are still sold, by product id. */
  products: Readonly<Record<string, LineProduct>>
  editing: ReturnType<typeof useMixEditing>
}

export function SavedMixRow({ saved, products, editing }: SavedMixRowProps) {
  const { formatMessage } = useIntl()
  const product = products[saved.productId]
  const title = product ? withoutOptions(product.name, product.options) : saved.productName
  const name = saved.name ?? title ?? formatMessage(messages.unnamed)
  const pieces = piecesOfMix(saved.mix)
  const today = toAvailableMix(pieces, (id) => products[id]?.ats)
  const sold = pieces.flatMap(({ id }) => products[id] ?? [])
  const pieceNames = { ...saved.pieceNames, ...namesOf(sold) }
  return (
    <li className="product-row">
      <MixPicture pieces={sold} />
      <div className="stack-2 content-start min-w-0">
        <div className={styles.head}>
          <Heading level={3} size="sm">
            <bdi>{name}</bdi>
          </Heading>
          {product?.price !== undefined && <Money amount={product.price} />}
        </div>
        <p className={styles.soft}>
          {[saved.name && title, ...(product?.options.map(({ value }) => value) ?? [])]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <LineMix
          line={{
            c_customMix: saved.mix,
            c_boxPlaces: saved.places,
            c_pieceNames: pieceNames,
          }}
        />
        <div className={styles.lack}>
          {product ? (
            <UnavailablePieces today={today} products={products} then={saved.pieceNames} />
          ) : (
            <p>
              <FormattedMessage {...messages.boxNotSold} />
            </p>
          )}
        </div>
        <div className={styles.controls}>
          {product?.builder && (
            <ButtonLink
              variant="secondary"
              size="sm"
              to={filledBoxPath({
                builder: product.builder,
                productId: saved.productId,
                pieces: today.pieces,
                places: saved.places,
                name: saved.name,
              })}
            >
              <FormattedMessage {...messages.open} />
              <span className="visually-hidden">{`: ${name}`}</span>
            </ButtonLink>
          )}
          <Button
            variant="quiet"
            size="sm"
            isPending={editing.isPending}
            aria-label={formatMessage(messages.removeNamed, { name })}
            onClick={() => void editing.remove(saved, name)}
          >
            <FormattedMessage {...messages.remove} />
          </Button>
        </div>
        <RenameMix
          saved={saved}
          label={formatMessage(messages.renameNamed, { name })}
          onRename={(next) => editing.rename(saved, next)}
        />
      </div>
    </li>
  )
}

function namesOf(products: readonly LineProduct[]): Record<string, string> {
  return Object.fromEntries(products.map(({ id, name }) => [id, name]))
}
