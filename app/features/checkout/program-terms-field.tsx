import { FormattedMessage, useIntl } from 'react-intl'
import { serverErrorText } from '@/errors/server-error-text'
import { paths } from '@/site/paths'
import { CheckboxField } from '@/ui/checkbox-field'
import { Link } from '@/ui/link'
import { checkoutMessages } from './checkout.messages'
import type { ProgramTerms } from './use-program-terms'

interface ProgramTermsFieldProps {
  terms: ProgramTerms
  /** `true` after an attempt to order without accepting the terms. */
  isMissed: boolean
}

export const TERMS_ID = 'program-terms'

/** The terms of the program, which must be accepted before ordering. */
export function ProgramTermsField({ terms, isMissed }: ProgramTermsFieldProps) {
  const intl = useIntl()
  const { isAccepted, isPending, error, accept } = terms
  const missed = isMissed && !isAccepted && intl.formatMessage(checkoutMessages.termsMissing)
  return (
    <CheckboxField
      id={TERMS_ID}
      checked={isAccepted || isPending}
      disabled={isAccepted || isPending}
      onChange={accept}
      error={error ? serverErrorText(error, intl) : missed || undefined}
      label={
        <FormattedMessage
          {...checkoutMessages.acceptTerms}
          values={{
            terms: (words) => (
              <Link to={paths.terms()} target="_blank">
                {words}
              </Link>
            ),
          }}
        />
      }
    />
  )
}
