import { FormattedMessage, useIntl } from 'react-intl'
import { AppFormProvider } from '@/forms/app-form-provider'
import { fieldLabels } from '@/forms/field-labels.messages'
import { FormError } from '@/forms/form-error'
import { LIMITS } from '@rules/field-limits'
import { reviewRule, type ReviewInput, type ReviewOutput } from '@/forms/rules/review'
import { useAppForm } from '@/forms/use-app-form'
import { useFormField } from '@/forms/use-form-field'
import { Button } from '@/ui/button'
import { RadioGroup } from '@/ui/radio-group'
import { TextAreaField } from '@/ui/text-area-field'
import { TextField } from '@/ui/text-field'
import styles from './write-review.module.css'
import { writeReviewMessages as messages } from './write-review.messages'
import { useController } from 'react-hook-form'
import { RatingField } from '@/ui/rating-field'

/**
 * The star rating of a review. The form value is that of radio buttons: '1' to '5', or undefined.
 */
function StarField() {
  const { formatMessage } = useIntl()
  const { field } = useController<ReviewInput, 'rating'>({ name: 'rating' })
  const { id, error } = useFormField<ReviewInput>()('rating')
  return (
    <RatingField
      id={id}
      ref={field.ref}
      name={field.name}
      label={<FormattedMessage {...fieldLabels.rating} />}
      value={Number(field.value ?? 0)}
      onChange={(value) => field.onChange(value > 0 ? String(value) : undefined)}
      onBlur={field.onBlur}
      meaningOf={(rating) => formatMessage(messages.star, { rating })}
      error={error}
    />
  )
}

interface FormProps {
  isPending: boolean
  /** @param refuse shows the server's messages at their fields */
  onSubmit: (review: ReviewOutput, refuse: (errors: FieldErrors) => void) => void
}

const EMPTY: Partial<ReviewInput> = {
  reviewTitle: '',
  reviewText: '',
  nickname: '',
  email: '',
  location: '',
}

export function WriteReviewForm({ isPending, onSubmit }: FormProps) {
  const form = useAppForm(reviewRule, { defaultValues: EMPTY, isValidatedOnSubmit: true })
  const refuse = (errors: FieldErrors) =>
    errors.forEach(({ name, message }, at) =>
      form.setError(name, { message }, { shouldFocus: at === 0 }),
    )
  const submit = form.handleSubmit((review) => onSubmit(review, refuse))
  return (
    <AppFormProvider {...form}>
      <form className="stack-5" method="post" noValidate onSubmit={submit}>
        <FormError />
        <StarField />
        <ReviewFields />
        <Button type="submit" isWide isPending={isPending}>
          <FormattedMessage {...messages.submit} />
        </Button>
      </form>
    </AppFormProvider>
  )
}

export const REVIEW_FIELDS = [
  'rating',
  'reviewTitle',
  'reviewText',
  'nickname',
  'email',
  'location',
] as const
export type FieldErrors = { name: (typeof REVIEW_FIELDS)[number]; message: string }[]

function ReviewFields() {
  const field = useFormField<ReviewInput>()
  const { ref, id: _, ...recommended } = field('isRecommended')
  return (
    <>
      <TextField
        {...field('reviewTitle')}
        label={<FormattedMessage {...fieldLabels.reviewTitle} />}
        hint={<FormattedMessage {...messages.titleHint} />}
        maxLength={LIMITS.reviewTitle}
      />
      <TextAreaField
        {...field('reviewText')}
        label={<FormattedMessage {...fieldLabels.reviewText} />}
        hint={<FormattedMessage {...messages.textHint} />}
        rows={5}
        maxLength={LIMITS.reviewText}
      />
      <RadioGroup
        {...recommended}
        inputRef={ref}
        className={styles.choices}
        legend={<FormattedMessage {...messages.recommend} />}
        options={(['yes', 'no'] as const).map((value) => ({
          value,
          label: <FormattedMessage {...messages[value]} />,
        }))}
      />
      <TextField
        {...field('nickname')}
        label={<FormattedMessage {...fieldLabels.nickname} />}
        hint={<FormattedMessage {...messages.nicknameHint} />}
        maxLength={LIMITS.nickname}
      />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        label={<FormattedMessage {...fieldLabels.email} />}
        hint={<FormattedMessage {...messages.emailHint} />}
        maxLength={LIMITS.email}
      />
      <TextField
        {...field('location')}
        isOptional
        label={<FormattedMessage {...fieldLabels.location} />}
        hint={<FormattedMessage {...messages.locationHint} />}
        maxLength={LIMITS.reviewLocation}
      />
    </>
  )
}
