import {
  RatingGroupControl,
  RatingGroupHiddenInput,
  RatingGroupItem,
  RatingGroupLabel,
  RatingGroupRoot,
} from '@chakra-ui/react/rating-group'
import { forwardRef, type FocusEventHandler, type ReactNode } from 'react'
import { ratingRecipe } from '@/theme/recipes/rating-recipe'
import { system } from '@/theme/system'
import { FieldError } from './field-error'
import styles from './rating-field.module.css'

const MOST = 5
const VALUES = Array.from({ length: MOST }, (_, index) => index + 1)
const looks = system.sva(ratingRecipe)({})

interface RatingFieldProps {
  /** Id of the first star, to which a link to the field leads. */
  id: string
  name?: string
  label: ReactNode
  /** 1 to 5; 0 if nothing is chosen. */
  value: number
  onChange: (value: number) => void
  onBlur?: FocusEventHandler
  /** Returns the meaning of a number of stars, shown beside the chosen one. */
  meaningOf: (value: number) => string
  error?: ReactNode
}

/**
 * One to five stars, chosen by pointer or arrow keys. Only for parts of the page that load when
 * they open.
 */
export const RatingField = forwardRef<HTMLDivElement, RatingFieldProps>(function RatingField(
  { id, name, label, value, onChange, onBlur, meaningOf, error },
  ref,
) {
  return (
    <RatingGroupRoot
      name={name}
      count={MOST}
      value={value}
      onValueChange={(change) => onChange(change.value)}
      ids={{ item: (item) => (item === '1' ? id : `${id}-${item}`) }}
      translations={{ ratingValueText: meaningOf }}
      onBlur={onBlur}
    >
      <RatingGroupLabel css={looks.label}>{label}</RatingGroupLabel>
      <div className={styles.row}>
        <RatingGroupControl
          css={looks.control}
          // Zag ignores arrow keys while the mouse hovers: its hover tracking is disabled, and CSS
          // shows the hovered star.
          onPointerMoveCapture={(event) => event.stopPropagation()}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {VALUES.map((star) => (
            <RatingGroupItem
              key={star}
              ref={star === 1 ? ref : undefined}
              index={star}
              css={looks.item}
              // Zag focuses a clicked star a frame later, even if another field has the focus then
              onClickCapture={(event) => {
                event.stopPropagation()
                event.currentTarget.focus()
                onChange(star)
              }}
              // without this, Chakra marks the first star as checked before anything is chosen
              aria-checked={star === value}
            >
              <span aria-hidden="true">★</span>
            </RatingGroupItem>
          ))}
        </RatingGroupControl>
        {value > 0 && (
          <span className="note" aria-hidden="true">
            {meaningOf(value)}
          </span>
        )}
      </div>
      <RatingGroupHiddenInput />
      <FieldError id={id} error={error} />
    </RatingGroupRoot>
  )
})
