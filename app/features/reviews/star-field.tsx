import { useController } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { fieldLabels } from '@/forms/field-labels.messages'
import type { ReviewInput } from '@/forms/rules/review'
import { useFormField } from '@/forms/use-form-field'
import { RatingField } from '@/ui/rating-field'
import { writeReviewMessages as messages } from './write-review.messages'

/**
 * The star rating of a review. The form value is that of radio buttons: '1' to '5', or undefined.
 */
export function StarField() {
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
