import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { fieldLabels } from '@/forms/field-labels.messages'
import type { ReviewInput } from '@/forms/rules/review'
import { useFormField } from '@/forms/use-form-field'
import { FieldError } from '@/ui/field-frame'
import styles from './star-field.module.css'
import { writeReviewMessages as messages } from './write-review.messages'

const VALUES = [1, 2, 3, 4, 5] as const

/** One to five stars: radio buttons drawn as stars, chosen by pointer or arrow keys. */
export function StarField() {
  const { formatMessage } = useIntl()
  const { control } = useFormContext<ReviewInput>()
  const { id, error, ...input } = useFormField<ReviewInput>()('rating')
  const chosen = Number(useWatch({ control, name: 'rating' }) ?? 0)
  return (
    <fieldset
      role="radiogroup"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>
        <FormattedMessage {...fieldLabels.rating} />
      </legend>
      <div className={styles.stars}>
        {VALUES.map((value) => (
          <label key={value} className={styles.star} data-filled={value <= chosen || undefined}>
            <input
              {...input}
              // who is sent to the field comes to its first star
              id={value === 1 ? id : `${id}-${value}`}
              type="radio"
              value={value}
              className="visually-hidden"
              aria-label={formatMessage(messages.star, { rating: value })}
            />
            <span aria-hidden="true">★</span>
          </label>
        ))}
        {chosen > 0 && (
          <span className={styles.meaning} aria-hidden="true">
            <FormattedMessage {...messages.star} values={{ rating: chosen }} />
          </span>
        )}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
