import { FormattedMessage, useIntl } from 'react-intl'
import { allergensOf } from '@/rules/allergens'
import { nutritionOfMix, toAmounts } from '@/rules/nutrition'
import { NutritionTable } from '@/features/box-pieces/nutrition-table'
import { buildABoxMessages as messages } from '../build-a-box.messages'
import type { BoxBuilder } from '../state/use-box-builder'
import styles from './mix-contents.module.css'

export function MixContents({ builder }: { builder: BoxBuilder }) {
  const { formatList } = useIntl()
  const inside = piecesInside(builder)
  const unknown = inside.filter(({ ingredients }) => ingredients === undefined)
  const allergens = [...new Set(inside.flatMap(({ ingredients }) => allergensOf(ingredients)))]
  return (
    <div className="stack-3">
      {allergens.length > 0 && (
        <p className="note">
          <FormattedMessage
            {...messages.contains}
            values={{ allergens: formatList(allergens.sort()) }}
          />
        </p>
      )}
      {unknown.length > 0 && (
        <p className="note">
          <FormattedMessage
            {...messages.unknownContents}
            values={{ names: formatList(unknown.map(({ name }) => name)) }}
          />
        </p>
      )}
      <Details builder={builder} allergens={allergens} />
    </div>
  )
}

function Details({ builder, allergens }: { builder: BoxBuilder; allergens: string[] }) {
  const { formatMessage, formatList } = useIntl()
  const { rules, size, pieces } = builder
  const inside = piecesInside(builder)
  const nutrition =
    rules &&
    nutritionOfMix({
      rules,
      netWeight: size?.netWeight,
      pieces,
      nutritionOf: (id) => inside.find((view) => view.id === id)?.nutrition,
    })
  if (allergens.length === 0 && !nutrition) return null
  const namesWith = (allergen: string) =>
    inside
      .filter(({ ingredients }) => allergensOf(ingredients).includes(allergen))
      .map(({ name }) => name)
  return (
    <details className={styles.details}>
      <summary>
        <FormattedMessage {...messages.contents} />
      </summary>
      <dl className={styles.allergens}>
        {allergens.map((allergen) => (
          <div key={allergen}>
            <dt>{allergen}</dt>
            <dd>{formatList(namesWith(allergen))}</dd>
          </div>
        ))}
      </dl>
      {nutrition && (
        <NutritionTable
          columns={[
            { label: formatMessage(messages.wholeBox), amounts: nutrition.amounts },
            {
              label: formatMessage(messages.averagePiece),
              amounts: toAmounts((nutrient) => nutrition.amounts[nutrient] / nutrition.count),
            },
          ]}
        />
      )}
    </details>
  )
}

function piecesInside({ pieces, views }: BoxBuilder) {
  return (views.data ?? []).filter(({ id }) =>
    pieces.some((piece) => piece.id === id && piece.qty > 0),
  )
}
