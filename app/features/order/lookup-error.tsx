import { FormattedMessage, useIntl } from 'react-intl'
import { serverErrorText } from '@/errors/server-error-text'
import { toAppError } from '@/errors/to-app-error'
import { orderMessages } from '@/purchase/order-parts/order.messages'
import { Alert } from '@/ui/alert'

export function LookupError({ error }: { error: unknown }) {
  const intl = useIntl()
  const refusal = toAppError(error)
  const isUnknown = refusal.status === 404 || refusal.status === 400
  return (
    <Alert tone="error">
      {isUnknown ? (
        <FormattedMessage {...orderMessages.notFound} />
      ) : (
        serverErrorText(refusal, intl)
      )}
    </Alert>
  )
}
