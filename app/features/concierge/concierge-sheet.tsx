import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { findConcierge } from '@/commerce-client/concierge'
import { submitErrorText } from '@/errors/server-error-text'
import { toAppError } from '@/errors/to-app-error'
import { type ConciergeLookupOutput, conciergeLookupRule } from '@/forms/rules/concierge-lookup'
import { useSendOnce } from '@/forms/use-send-once'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Heading } from '@/ui/heading'
import { Sheet } from '@/ui/sheet'
import { conciergeMessages as messages } from './concierge.messages'
import { ConciergeResult } from './concierge-result'
import { AppFormProvider } from '@/forms/app-form-provider'
import { PostalCodeField } from '@/forms/fields/place-fields'
import { useAppForm } from '@/forms/use-app-form'
import { Button } from '@/ui/button'

interface ConciergeFormProps {
  isPending: boolean
  onSubmit: (values: ConciergeLookupOutput) => void
}

function ConciergeForm({ isPending, onSubmit }: ConciergeFormProps) {
  const form = useAppForm(conciergeLookupRule, { defaultValues: { postalCode: '' } })
  return (
    <AppFormProvider {...form}>
      <form
        className="stack-5"
        method="post"
        noValidate
        onSubmit={form.handleSubmit((values) => onSubmit(values))}
      >
        <PostalCodeField />
        <Button
          type="submit"
          isWide
          disabled={!form.formState.isValid && !isPending}
          isPending={isPending}
        >
          <FormattedMessage {...messages.submit} />
        </Button>
      </form>
    </AppFormProvider>
  )
}

/** Finds the contact person for companies at the shopper's postal code (FORM-061). */
export default function ConciergeSheet() {
  const intl = useIntl()
  const { id: siteId } = useSite()
  const lookup = useMutation(({ postalCode }: ConciergeLookupOutput) =>
    findConcierge(siteId, postalCode),
  )
  const { data, error, isLoading, reset } = lookup
  const find = useSendOnce(lookup)
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error !== null) banner.current?.focus()
  }, [error])
  return (
    <Sheet title={<FormattedMessage {...messages.title} />}>
      <div className="stack-5">
        {data === undefined ? (
          <>
            {error !== null && (
              <Alert ref={banner} tone="error">
                {submitErrorText(toAppError(error), intl)}
              </Alert>
            )}
            <Heading level={3}>
              <FormattedMessage {...messages.formTitle} />
            </Heading>
            <p className="muted">
              <FormattedMessage {...messages.lead} />
            </p>
            <ConciergeForm isPending={isLoading} onSubmit={(values) => find(values)} />
          </>
        ) : (
          <ConciergeResult concierge={data} onAgain={reset} />
        )}
      </div>
    </Sheet>
  )
}
