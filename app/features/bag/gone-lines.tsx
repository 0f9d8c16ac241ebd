import { FormattedMessage } from 'react-intl'
import type { QuantityException } from '@/commerce-client/basket-notices'
import type { BasketItem } from '@/commerce-client/baskets'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { bagMessages } from './bag.messages'

interface GoneLinesProps {
  items: readonly BasketItem[]
  exceptions: readonly QuantityException[]
  onRemove: (items: readonly BasketItem[]) => void
}

/** Where several lines cannot be had any more, one press takes them all out. */
export function GoneLines({ items, exceptions, onRemove }: GoneLinesProps) {
  const gone = items.filter(({ itemId }) =>
    exceptions.some((one) => one.itemId === itemId && one.available === 0),
  )
  if (gone.length < 2) return null
  return (
    <Alert tone="error">
      <FormattedMessage {...bagMessages.gone} values={{ count: gone.length }} />{' '}
      <Button variant="quiet" size="sm" onClick={() => onRemove(gone)}>
        <FormattedMessage {...bagMessages.removeGone} />
      </Button>
    </Alert>
  )
}
