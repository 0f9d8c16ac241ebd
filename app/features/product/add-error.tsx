import { FormattedMessage, useIntl, defineMessages } from 'react-intl'
import type { AppError } from '@/errors/app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { OTHER_PICKUP_SHOP } from '@/shopper/basket/add-to-shipment'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { useSheet } from '@/ui/use-sheet'
import { productMessages } from './product.messages'

const messages = defineMessages({
  otherShop: {
    id: 'fulfillment.otherShop',
    defaultMessage:
      'Your bag holds items for pickup at {shop}, and an order is collected in one shop.',
  },
  changeShop: { id: 'fulfillment.changeShop', defaultMessage: 'Change your preferred shop' },
})

/**
 * The reason why adding failed. If the stock was sold meanwhile, our own text replaces the
 * service's.
 */
export function AddError({ error }: { error: AppError | null }) {
  const intl = useIntl()
  if (!error) return null
  if (error.type === OTHER_PICKUP_SHOP) return <OtherShop name={error.detail} />
  const isShort = /product-item-not-available/i.test(error.type ?? '')
  return (
    <Alert tone="error">
      {isShort ? (
        <FormattedMessage {...productMessages.QUANTITIES_LIMITED} />
      ) : (
        serverErrorText(error, intl)
      )}
    </Alert>
  )
}

/**
 * The bag has items for pickup in another shop; the shopper has to choose one of the two shops
 * (CART-062).
 */
function OtherShop({ name }: { name: string | undefined }) {
  const { open } = useSheet()
  return (
    <Alert tone="error">
      <p>
        <FormattedMessage {...messages.otherShop} values={{ shop: name }} />
      </p>
      <Button variant="quiet" size="sm" onClick={() => open('pickup-in-shop', {})}>
        <FormattedMessage {...messages.changeShop} />
      </Button>
    </Alert>
  )
}
