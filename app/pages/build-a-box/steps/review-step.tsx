import { FormattedMessage, useIntl } from 'react-intl'
import type { MixSize } from '@/commerce-client/mix-boxes.queries'
import { tierAt } from '@/rules/price-tiers'
import { paths } from '@/site/paths'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import { LoadFailure } from '@/ui/load-failure'
import { Price } from '@/ui/price'
import { QuantityStepper } from '@/ui/quantity-stepper'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { BOX_NO_PLACE_ID } from '../box-notice-ids'
import { buildABoxMessages as messages } from '../build-a-box.messages'
import { BoxNameField } from '../box-name-field'
import { SendToSeveral } from '../review-actions'
import { SaveMix } from '../save-mix'
import { useShare } from '../state/use-share'
import type { BoxBuilder } from '../state/use-box-builder'
import { MAX_COPIES } from '@/shopper/custom-mix'
import { MixContents } from './mix-contents'
import { ShortAlert } from './short-alert'
import styles from './review-step.module.css'

/** The review of the box: its pieces, price and number of copies (BOX-023, BOX-029). */
export function ReviewStep({ builder }: { builder: BoxBuilder }) {
  const share = useShare(builder)
  const { mix, box, size, rules, pieces, name, isPickup, shop } = builder
  const views = builder.views.data
  if (!mix || !box || !size || !rules || !views) return <Skeleton height="24rem" width="100%" />
  const inside = pieces.map((piece) => ({
    ...piece,
    view: views.find(({ id }) => id === piece.id),
  }))
  const amount = rules.isPercent ? messages.piecePercent : messages.pieceCount
  return (
    <>
      <div className="stack-1">
        <Heading level={2} size="lg">
          {box.name}
        </Heading>
        {size.label && <p>{size.label}</p>}
      </div>
      <ul className={styles.pieces}>
        {inside.map(({ id, qty, view }) => (
          <li key={id}>
            <FormattedMessage {...amount} values={{ quantity: qty, name: view?.name ?? id }} />
          </li>
        ))}
      </ul>
      <MixContents builder={builder} />
      <p className="note">
        {isPickup && shop ? (
          <FormattedMessage {...messages.pickupAt} values={{ shop: shop.name }} />
        ) : (
          <FormattedMessage {...messages.shipping} />
        )}{' '}
        <Link to={paths.boxStep(name, 'start')}>
          <FormattedMessage {...messages.change} />
        </Link>
      </p>
      <ShortAlert builder={builder} />
      <ShopTrouble builder={builder} />
      <BoxNameField builder={builder} />
      <Copies quantity={mix.quantity} size={size} change={builder.change} />
      <div className={styles.more}>
        <SendToSeveral builder={builder} />
        <Button variant="quiet" size="sm" onClick={share}>
          <FormattedMessage {...messages.share} />
        </Button>
        <SaveMix builder={builder} />
      </div>
    </>
  )
}

function ShopTrouble({ builder }: { builder: BoxBuilder }) {
  const { isPickup, shop, place, isPlacePending, isShopFailed } = builder
  if (!shop) return null
  const values = { shop: shop.name }
  if (isShopFailed)
    return (
      <LoadFailure onRetry={builder.askShop}>
        <FormattedMessage {...messages.shopFailed} values={values} />
      </LoadFailure>
    )
  if (!isPickup || place || isPlacePending) return null
  return (
    <Alert tone="warning">
      <div id={BOX_NO_PLACE_ID}>
        <FormattedMessage {...messages.noBoxThere} values={values} />
      </div>
    </Alert>
  )
}

interface CopiesProps {
  quantity: number
  size: MixSize
  change: BoxBuilder['change']
}

function Copies({ quantity, size, change }: CopiesProps) {
  const { formatMessage } = useIntl()
  const each = tierAt(size.tiers ?? [], quantity)?.price ?? size.price?.amount
  const setCopies = (copies: number) => {
    const quantity = Math.min(MAX_COPIES, Math.max(1, Math.floor(copies) || 1))
    change(() => ({ quantity }))
  }
  return (
    <div className="cluster-3 items-center justify-between">
      <QuantityStepper
        label={formatMessage(messages.copies)}
        value={String(quantity)}
        onType={(text) => text !== '' && setCopies(Number(text))}
        onStep={(direction) => setCopies(quantity + direction)}
        canDecrease={quantity > 1}
      />
      {each !== undefined && (
        <p>
          <FormattedMessage {...messages.total} /> <Price amount={each * quantity} size="lg" />
        </p>
      )}
    </div>
  )
}
