import { useMutation } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { readReturnLabel, type Claim } from '@/commerce-client/claims'
import type { OrderKey } from '@/commerce-client/orders'
import { serverErrorText } from '@/errors/server-error-text'
import { toAppError } from '@/errors/to-app-error'
import { saveFile } from '@/lib/save-file'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { claimMessages } from './claim.messages'

/** The number of a return, and the label for its parcel. */
export function ReturnLabel({ claim, orderKey }: { claim: Claim; orderKey: OrderKey }) {
  const intl = useIntl()
  const { id: siteId } = useSite()
  const { id, returnNo, hasLabel } = claim
  const printing = useMutation({
    mutationFn: async () => {
      const { pdf, missing } = await readReturnLabel(siteId, orderKey, id)
      saveFile(pdf, `${returnNo}.pdf`)
      return missing
    },
  })
  if (!returnNo) return null
  const missing = printing.data ?? []
  const refusal = printing.isError ? toAppError(printing.error) : undefined
  return (
    <>
      <p>
        <FormattedMessage {...claimMessages.returnNo} values={{ returnNo }} />
      </p>
      {hasLabel && (
        <div>
          <Button
            variant="secondary"
            isPending={printing.isLoading}
            onClick={() => printing.mutate()}
          >
            <FormattedMessage {...claimMessages.printLabel} />
          </Button>
        </div>
      )}
      {missing.length > 0 && (
        <Alert tone="error">
          <FormattedMessage
            {...claimMessages.missingLabels}
            values={{ names: intl.formatList(missing) }}
          />
        </Alert>
      )}
      {refusal && (
        <Alert tone="error">
          {refusal.status === 503 ? (
            <FormattedMessage {...claimMessages.noLabelYet} />
          ) : (
            serverErrorText(refusal, intl)
          )}
        </Alert>
      )}
    </>
  )
}
