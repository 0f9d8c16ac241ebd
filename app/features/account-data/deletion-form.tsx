import { useMutation } from '@tanstack/react-query'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { useHistory } from 'react-router-dom'
import { z } from 'zod'
import { deleteAccount } from '@/commerce-client/account-data'
import type { Customer } from '@/commerce-client/customers'
import type { AppError } from '@/errors/app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { fieldLabels } from '@/forms/field-labels.messages'
import { PasswordField } from '@/forms/fields/password-field'
import { formCard } from '@/forms/form-card'
import { FormFailure } from '@/forms/form-failure'
import { FormFrame } from '@/forms/form-frame'
import { useAppForm } from '@/forms/use-app-form'
import { useLogOut } from '@/shopper/customer/use-log-out'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast'
import { accountDataMessages as messages } from './account-data.messages'

const withPassword = z.object({ currentPassword: z.string('required').min(1, 'required') })
/** For customers who log in with mailed codes instead of a password. */
const withoutPassword = z.object({ currentPassword: z.string() })

interface DeletionFormProps {
  customer: Customer
  onCancel: () => void
}

/**
 * The last confirmation before an account is deleted. It requires the current password, if there is
 * one.
 */
export function DeletionForm({ customer, onCancel }: DeletionFormProps) {
  const intl = useIntl()
  const hasPassword = customer.hasPassword !== false
  const deletion = useDeletion()
  const form = useAppForm(hasPassword ? withPassword : withoutPassword, {
    defaultValues: { currentPassword: '' },
    isValidatedOnSubmit: true,
  })
  const { error } = deletion
  const isWrong = Boolean(error?.type?.endsWith('invalid-password'))
  return (
    <FormFrame
      form={form}
      isPending={deletion.isLoading}
      className="stack-5"
      onSubmit={({ currentPassword }) =>
        deletion.mutate(currentPassword, {
          onError: ({ type }) => {
            if (!type?.endsWith('invalid-password')) return
            form.setError('currentPassword', { message: 'currentPassword' }, { shouldFocus: true })
          },
        })
      }
    >
      <p>
        <FormattedMessage {...messages.noWayBack} />
      </p>
      <FormFailure text={error && !isWrong ? failureText(error, intl) : undefined} />
      {hasPassword && (
        <PasswordField
          name="currentPassword"
          label={<FormattedMessage {...fieldLabels.currentPassword} />}
        />
      )}
      <div className={formCard.buttons}>
        <Button type="submit" isPending={deletion.isLoading}>
          <FormattedMessage {...messages.confirm} />
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <FormattedMessage {...messages.keep} />
        </Button>
      </div>
    </FormFrame>
  )
}

/** Deletes the account, then logs out and shows the home page. */
function useDeletion() {
  const { id: siteId } = useSite()
  const intl = useIntl()
  const history = useHistory()
  const loggingOut = useLogOut()
  return useMutation<void, AppError, string>({
    mutationFn: (currentPassword) => deleteAccount(siteId, currentPassword),
    onSuccess: async () => {
      history.replace(paths.home())
      await loggingOut.mutateAsync().catch(() => undefined)
      // shown after the navigation, which would dismiss earlier messages
      showToast({ text: intl.formatMessage(messages.deleted), isLasting: true })
    },
  })
}

function failureText(error: AppError, intl: IntlShape): string {
  if (error.status !== 409) return serverErrorText(error, intl)
  // the order numbers are only contained in the engine's message
  const orderNos = (error.detail ?? error.message).match(/\d{4,}/g) ?? []
  const isClaimed = error.type?.endsWith('/claims-open') === true
  return intl.formatMessage(isClaimed ? messages.claimed : messages.onTheWay, {
    orderNos: intl.formatList(orderNos),
  })
}
