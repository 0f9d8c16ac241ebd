import { useEffect, useId, useRef } from 'react'
import { FormattedMessage, defineMessages } from 'react-intl'
import type { VariationView } from '@/commerce-client/product.mapper'
import { ChoiceTile, ChoiceTiles } from '@/ui/choice-tile'
import { Picture } from '@/ui/picture'
import type { ProductChoice } from './order/product-choice'
import styles from './variation-picker.module.css'

const messages = defineMessages({
  chooseFirst: {
    id: 'product.chooseFirst',
    defaultMessage: 'Please choose one: it is then added to your bag.',
  },
  chooseToBuy: { id: 'product.chooseToBuy', defaultMessage: 'Please choose one to go on.' },
  unavailableValue: { id: 'product.unavailableValue', defaultMessage: 'not available' },
})

interface VariationPickerProps {
  variation: VariationView
  choice: ProductChoice
  /** `true` if a value must be chosen before adding: shows a prompt and takes the focus. */
  isAsked?: boolean
  /** It is asked for buying the product at once, without the bag. */
  isBought?: boolean
}

export function VariationPicker({ variation, choice, isAsked, isBought }: VariationPickerProps) {
  const { id, name, values } = variation
  // A sheet may show the same attribute as the page below it; separate names keep their choices
  // apart.
  const group = useId()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (isAsked) fieldset.current?.querySelector<HTMLInputElement>('input:enabled')?.focus()
  }, [isAsked])
  return (
    <fieldset ref={fieldset} aria-describedby={isAsked ? `${group}-asked` : undefined}>
      <legend className={styles.legend}>{name}</legend>
      {isAsked && (
        <p id={`${group}-asked`} className={styles.asked} role="alert">
          <FormattedMessage {...(isBought ? messages.chooseToBuy : messages.chooseFirst)} />
        </p>
      )}
      <ChoiceTiles>
        {values.map((value) => {
          const isMade = choice.isMade(id, value.id)
          const canOrder = isMade && choice.isOrderable(id, value.id)
          return (
            <ChoiceTile
              key={value.id}
              name={group}
              value={value.id}
              checked={choice.chosen[id] === value.id}
              disabled={!isMade}
              isGone={!canOrder}
              onChange={() => choice.choose(id, value.id)}
            >
              {value.swatch && (
                <Picture
                  image={{ ...value.swatch, alt: '' }}
                  width={28}
                  height={28}
                  widths={[78]}
                  sizes="28px"
                  className={styles.swatch}
                />
              )}
              {!value.swatch && value.color !== undefined && (
                <span className={styles.swatch} style={{ background: value.color }} />
              )}
              <span>{value.name}</span>
              {!canOrder && (
                <span className="visually-hidden">
                  , <FormattedMessage {...messages.unavailableValue} />
                </span>
              )}
            </ChoiceTile>
          )
        })}
      </ChoiceTiles>
    </fieldset>
  )
}
