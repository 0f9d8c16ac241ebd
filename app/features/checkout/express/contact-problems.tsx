import { FormattedMessage, useIntl } from 'react-intl'
import { findFieldLabel } from '@/forms/field-labels.messages'
import { toErrorText } from '@/forms/use-form-field'
import { Alert } from '@/ui/alert'
import { expressMessages as messages } from './express.messages'
import type { ContactProblem } from './wallet-contact'

/** Why a contact of the wallet cannot be used, in the words of the address form. */
export function ContactProblems({ problems }: { problems: readonly ContactProblem[] }) {
  const intl = useIntl()
  if (problems.length === 0) return null
  return (
    <Alert tone="error" title={<FormattedMessage {...messages.contactRefused} />}>
      <ul>
        {problems.map(({ field, rule }) => {
          const label = findFieldLabel(field)
          const problem = toErrorText(rule, intl)
          return (
            <li key={field}>
              {label
                ? intl.formatMessage(messages.contactProblem, {
                    field: intl.formatMessage(label),
                    problem,
                  })
                : problem}
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
