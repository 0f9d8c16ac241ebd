import { FormattedMessage, useIntl, defineMessages } from 'react-intl'
import type { MixPieceView } from '@/commerce-client/mix-pieces.queries'
import { allergensOf } from '@/rules/allergens'
import { Heading } from '@/ui/heading'
import { Picture } from '@/ui/picture'
import { Sheet } from '@/ui/sheet'
import { NutritionTable } from './nutrition-table'
import styles from './piece-details-sheet.module.css'

const messages = defineMessages({
  contains: { id: 'pieceDetails.contains', defaultMessage: 'Contains {allergens}' },
  kosher: { id: 'pieceDetails.kosher', defaultMessage: 'Kosher' },
  dairyFree: { id: 'pieceDetails.dairyFree', defaultMessage: 'Dairy-free' },
  ingredients: { id: 'pieceDetails.ingredients', defaultMessage: 'Ingredients' },
  nutrition: { id: 'pieceDetails.nutrition', defaultMessage: 'Nutrition' },
  onePiece: { id: 'pieceDetails.onePiece', defaultMessage: 'One piece, {weight, number} g' },
})

interface PieceDetailsSheetProps {
  piece: MixPieceView
}

declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    'piece-details': PieceDetailsSheetProps
  }
}

export default function PieceDetailsSheet({ piece }: PieceDetailsSheetProps) {
  const { formatMessage, formatList } = useIntl()
  const { name, image, description, ingredients, nutrition, facts } = piece
  const allergens = allergensOf(ingredients)
  const marks = [
    facts.flags.includes('isKosher') && messages.kosher,
    facts.flags.includes('isDairyFree') && messages.dairyFree,
  ].filter((mark) => mark !== false)
  return (
    <Sheet title={name}>
      {/* focusable, because nothing in it is: otherwise it could not be scrolled by keyboard */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="stack-4" role="group" aria-label={name} tabIndex={0}>
        {image && (
          <Picture
            image={image}
            width={400}
            height={400}
            sizes="400px"
            className={styles.picture}
          />
        )}
        {description && <p>{description}</p>}
        {(marks.length > 0 || allergens.length > 0) && (
          <ul className={styles.marks}>
            {marks.map((mark) => (
              <li key={mark.id}>
                <FormattedMessage {...mark} />
              </li>
            ))}
            {allergens.length > 0 && (
              <li className={styles.allergens}>
                <FormattedMessage
                  {...messages.contains}
                  values={{ allergens: formatList(allergens) }}
                />
              </li>
            )}
          </ul>
        )}
        {ingredients && (
          <>
            <Heading level={3} size="sm">
              <FormattedMessage {...messages.ingredients} />
            </Heading>
            <p className="note">{ingredients}</p>
          </>
        )}
        {nutrition && (
          <>
            <Heading level={3} size="sm">
              <FormattedMessage {...messages.nutrition} />
            </Heading>
            <NutritionTable
              columns={[
                {
                  label: formatMessage(messages.onePiece, { weight: nutrition.netWeight }),
                  amounts: nutrition.amounts,
                },
              ]}
            />
          </>
        )}
      </div>
    </Sheet>
  )
}
