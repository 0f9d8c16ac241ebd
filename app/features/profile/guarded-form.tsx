import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { AppError } from '@/errors/app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { fieldLabels } from '@/forms/field-labels.messages'
import { PasswordField } from '@/forms/fields/password-field'
import { FormError } from '@/forms/form-error'
import { FormFailure } from '@/forms/form-failure'
import { FormFrame } from '@/forms/form-frame'
import { showToast } from '@/ui/toast'
import type { Guarded } from './profile.mutations'
import styles from './profile.module.css'
import { formCard } from '@/forms/form-card'
import { Button } from '@/ui/button'
import { profileMessages } from './profile.messages'

export const currentPasswordField = (
  <PasswordField
    name="currentPassword"
    label={<FormattedMessage {...fieldLabels.currentPassword} />}
  />
)

interface GuardedFormProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>
  changing: UseMutationResult<Guarded, AppError, Output>
  save: MessageDescriptor
  toSavedText: (change: Output) => string
  onWrongPassword: () => void
  onClose: () => void
  children: ReactNode
}

/** A form whose change requires the current password. */
export function GuardedForm<Input extends FieldValues, Output>(
  props: GuardedFormProps<Input, Output>,
) {
  const { form, changing, save, onClose, children } = props
  const intl = useIntl()
  const { error } = changing
  return (
    <FormFrame
      form={form}
      isPending={changing.isLoading}
      className={styles.form}
      onSubmit={(change) =>
        changing.mutate(change, {
          onSuccess: ({ isRight }) => {
            if (!isRight) return props.onWrongPassword()
            showToast({ text: props.toSavedText(change) })
            onClose()
          },
        })
      }
    >
      <FormFailure text={error ? serverErrorText(error, intl) : undefined} />
      <FormError />
      {children}
      <FormButtons save={save} isPending={changing.isLoading} onCancel={onClose} />
    </FormFrame>
  )
}

interface FormButtonsProps {
  save: MessageDescriptor
  isPending: boolean
  onCancel: () => void
}

function FormButtons({ save, isPending, onCancel }: FormButtonsProps) {
  return (
    <div className={formCard.buttons}>
      <Button type="submit" isPending={isPending}>
        <FormattedMessage {...save} />
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        <FormattedMessage {...profileMessages.cancel} />
      </Button>
    </div>
  )
}
