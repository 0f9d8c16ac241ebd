import { FormattedMessage } from 'react-intl'
import { AppFormProvider } from '@/forms/app-form-provider'
import { fieldLabels } from '@/forms/field-labels.messages'
import { FormError } from '@/forms/form-error'
import { LIMITS } from '@rules/field-limits'
import { feedbackRule, type FeedbackInput, type FeedbackOutput } from '@/forms/rules/feedback'
import { useAppForm } from '@/forms/use-app-form'
import { useFormField } from '@/forms/use-form-field'
import { Button } from '@/ui/button'
import { RadioGroup } from '@/ui/radio-group'
import { TextAreaField } from '@/ui/text-area-field'
import { TextField } from '@/ui/text-field'
import { feedbackMessages as messages } from './feedback.messages'

interface FeedbackFormProps {
  isPending: boolean
  onSubmit: (values: FeedbackOutput) => void
}

const EMPTY: Partial<FeedbackInput> = { feedback: '', email: '' }

export function FeedbackForm({ isPending, onSubmit }: FeedbackFormProps) {
  const form = useAppForm(feedbackRule, { defaultValues: EMPTY, isValidatedOnSubmit: true })
  return (
    <AppFormProvider {...form}>
      <form
        className="stack-5"
        method="post"
        noValidate
        onSubmit={form.handleSubmit((values) => onSubmit(values))}
      >
        <FormError />
        <FeedbackFields />
        <Button type="submit" isWide isPending={isPending}>
          <FormattedMessage {...messages.send} />
        </Button>
      </form>
    </AppFormProvider>
  )
}

const EASES = ['5', '4', '3', '2', '1'] as const

function FeedbackFields() {
  const field = useFormField<FeedbackInput>()
  const { ref, id: _, ...ease } = field('ease')
  return (
    <>
      <RadioGroup
        {...ease}
        inputRef={ref}
        legend={<FormattedMessage {...messages.question} />}
        options={EASES.map((value) => ({
          value,
          label: <FormattedMessage {...messages[`ease${value}`]} />,
        }))}
      />
      <TextAreaField
        {...field('feedback')}
        isOptional
        label={<FormattedMessage {...fieldLabels.feedback} />}
        rows={4}
        maxLength={LIMITS.feedback}
      />
      <TextField
        {...field('email')}
        isOptional
        type="email"
        inputMode="email"
        label={<FormattedMessage {...fieldLabels.email} />}
        hint={<FormattedMessage {...messages.emailHint} />}
        maxLength={LIMITS.email}
      />
    </>
  )
}
