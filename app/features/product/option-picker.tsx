import { useId } from 'react'
import { FormattedMessage, defineMessages } from 'react-intl'
import { ChoiceTile, ChoiceTiles } from '@/ui/choice-tile'
import { useMoney } from '@/ui/price'
import type { ProductOptions } from './order/use-product-options'
import styles from './variation-picker.module.css'

const messages = defineMessages({
  optionPrice: { id: 'product.optionPrice', defaultMessage: '+{price}' },
})

export default function OptionPicker({ options }: { options: ProductOptions }) {
  const group = useId()
  const writeMoney = useMoney()
  return (
    <>
      {options.offered.map(({ id, name, description, values, valueId }) => (
        <fieldset key={id} aria-describedby={description && `${group}-${id}`}>
          <legend className={styles.legend}>{name}</legend>
          {description && (
            <p id={`${group}-${id}`} className={styles.hint}>
              {description}
            </p>
          )}
          <ChoiceTiles>
            {values.map((value) => (
              <ChoiceTile
                key={value.id}
                name={`${group}-${id}-value`}
                value={value.id}
                checked={value.id === valueId}
                onChange={() => options.choose(id, value.id)}
              >
                <span>{value.name}</span>
                {value.price > 0 && (
                  <span className="note">
                    <FormattedMessage
                      {...messages.optionPrice}
                      values={{ price: writeMoney(value.price) }}
                    />
                  </span>
                )}
              </ChoiceTile>
            ))}
          </ChoiceTiles>
        </fieldset>
      ))}
    </>
  )
}
