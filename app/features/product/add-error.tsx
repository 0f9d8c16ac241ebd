import { FormattedMessage } from 'react-intl'
import type { AppError } from '@/errors/app-error'
import { Alert } from '@/ui/alert'
import { productMessages as messages } from './product.messages'

/** Why something could not be added. That others were faster is said in the shop's own words. */
export function AddError({ error }: { error: AppError | null }) {
  if (!error) return null
  const isShort = /product-item-not-available/i.test(error.type ?? '')
  return (
    <Alert tone="error">
      {isShort ? <FormattedMessage {...messages.QUANTITIES_LIMITED} /> : error.message}
    </Alert>
  )
}
