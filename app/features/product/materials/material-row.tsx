import { FormattedMessage, useIntl } from 'react-intl'
import type { MaterialView } from '@/commerce-client/materials.queries'
import { Button } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { Price } from '@/ui/price'
import { QuantityStepper } from '@/ui/quantity-stepper'
import { AddError } from '../add-error'
import { availabilityMessages } from '../availability.messages'
import { limitMessages } from '../limits.messages'
import { productMessages } from '../product.messages'
import { materialsMessages } from './materials.messages'
import styles from './materials.module.css'
import { useMaterial } from './use-material'

interface MaterialRowProps {
  material: MaterialView
  headingLevel: 3 | 4
}

export function MaterialRow({ material, headingLevel }: MaterialRowProps) {
  const { formatMessage } = useIntl()
  const { buyingCode, buyingCodeId, description, href, image, name, pdfUrl, price } = material
  const code = [buyingCode, buyingCodeId].filter(Boolean).join(' · ')
  return (
    <li className={styles.material}>
      {/* The name next to it is the same link. */}
      <Link to={href} className={styles.media} tabIndex={-1} aria-hidden="true">
        {image && (
          <Picture
            image={{ ...image, alt: '' }}
            width={144}
            height={144}
            widths={[150, 300]}
            sizes="144px"
          />
        )}
      </Link>
      <div className={styles.text}>
        <Heading level={headingLevel} size="sm">
          <Link to={href}>{name}</Link>
        </Heading>
        {description && <p className={styles.description}>{description}</p>}
        <p className={styles.facts}>
          {price && <Price amount={price.amount} listAmount={price.list} />}
          {pdfUrl && (
            <a
              href={pdfUrl}
              target="_blank"
              rel="noopener"
              aria-label={formatMessage(materialsMessages.sheetOf, { name })}
            >
              <FormattedMessage {...limitMessages.sheet} />
            </a>
          )}
        </p>
        {code && (
          <p className="note">
            <FormattedMessage {...materialsMessages.buyingCode} values={{ code }} />
          </p>
        )}
      </div>
      <MaterialControls material={material} />
    </li>
  )
}

function MaterialControls({ material }: { material: MaterialView }) {
  const { formatMessage } = useIntl()
  const { name, quantityLimit } = material
  const order = useMaterial(material)
  const { quantity } = order
  const isOffered = order.availability === 'in-stock'
  return (
    <div className={styles.controls}>
      <QuantityStepper
        label={formatMessage(productMessages.quantityOf, { name })}
        value={quantity.text}
        onType={quantity.type}
        onStep={quantity.step}
        onBlur={quantity.blur}
        canDecrease={quantity.canDecrease}
        canIncrease={order.canIncrease}
        isDisabled={!isOffered || order.isFull}
        isInvalid={order.isBeyond}
        message={<OrderNotice order={order} limit={quantityLimit} />}
      />
      <Button
        variant="secondary"
        aria-label={formatMessage(productMessages.addOf, { name })}
        disabled={!order.canAdd}
        isPending={order.isAdding}
        onClick={order.addToBag}
      >
        <FormattedMessage {...productMessages.add} />
      </Button>
      <AddError error={order.error} />
    </div>
  )
}

interface OrderNoticeProps {
  order: ReturnType<typeof useMaterial>
  limit?: number
}

/**
 * The limit per order, the quantity in the bag, or the reason why no more can be added (MAT-005,
 * MAT-013).
 */
function OrderNotice({ order, limit }: OrderNoticeProps) {
  const { availability, inBag, isBeyond, isFull, isLimited } = order
  if (availability !== 'in-stock')
    return <FormattedMessage {...availabilityMessages[availability]} />
  if ((isBeyond || isFull) && !isLimited) {
    return <FormattedMessage {...productMessages.QUANTITIES_LIMITED} />
  }
  if (limit === undefined) return null
  return inBag > 0 && !isBeyond ? (
    <FormattedMessage {...limitMessages.limitInBag} values={{ count: inBag, limit }} />
  ) : (
    <FormattedMessage {...limitMessages.limit} values={{ limit }} />
  )
}
