import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { Claimable } from '@/commerce-client/claims'
import { CheckboxField } from '@/ui/checkbox-field'
import { FieldError } from '@/ui/field-error'
import { QuantityStepper } from '@/ui/quantity-stepper'
import { claimPageMessages as messages } from './claim-page.messages'
import styles from './order-claim.module.css'

type Line = Claimable['lines'][number]

/** Quantities by item id. */
export type Chosen = Readonly<Record<string, number>>

/** Of what was chosen, what may be chosen still: pieces that were refunded meanwhile may not. */
export const stillOffered = (lines: readonly Line[], chosen: Chosen): Record<string, number> =>
  Object.fromEntries(
    lines.flatMap(({ itemId, quantity }) => {
      const own = chosen[itemId]
      return own === undefined ? [] : [[itemId, Math.min(own, quantity)]]
    }),
  )

interface PiecesFieldProps {
  legend: MessageDescriptor
  lines: readonly Line[]
  items: Chosen
  onChange: (items: Record<string, number>) => void
  isMissing: boolean
}

/** Which pieces, and for whom they were. */
export function PiecesField({ legend, lines, items, onChange, isMissing }: PiecesFieldProps) {
  const choose = ({ itemId }: Line, quantity: number) => {
    const { [itemId]: _, ...others } = items
    onChange(quantity > 0 ? { ...others, [itemId]: quantity } : others)
  }
  return (
    <fieldset className={styles.group} aria-describedby={isMissing ? 'pieces-error' : undefined}>
      <legend className={styles.legend}>
        <FormattedMessage {...legend} />
      </legend>
      {groupByShipment(lines).map((group, index) => (
        <Shipment
          key={group[0].shipmentId}
          lines={group}
          number={index + 1}
          items={items}
          choose={choose}
        />
      ))}
      <FieldError
        id="pieces"
        error={isMissing && <FormattedMessage {...messages.choosePieces} />}
      />
    </fieldset>
  )
}

interface ShipmentProps {
  lines: readonly [Line, ...Line[]]
  number: number
  items: Readonly<Record<string, number>>
  choose: (line: Line, quantity: number) => void
}

function Shipment({ lines, number, items, choose }: ShipmentProps) {
  const { formatMessage } = useIntl()
  const [{ whom }] = lines
  return (
    <>
      <p className="note">
        {whom || <FormattedMessage {...messages.shipment} values={{ number }} />}
      </p>
      {lines.map((line) => {
        const { itemId, name, quantity } = line
        const chosen = items[itemId] ?? 0
        const step = (to: number) => choose(line, Math.max(1, Math.min(quantity, to)))
        return (
          <div key={itemId} className={styles.line}>
            <CheckboxField
              name="piece"
              label={quantity > 1 ? formatMessage(messages.ofMany, { name, quantity }) : name}
              checked={chosen > 0}
              onChange={({ target }) => choose(line, target.checked ? quantity : 0)}
            />
            {quantity > 1 && chosen > 0 && (
              <QuantityStepper
                label={formatMessage(messages.howMany, { name })}
                value={String(chosen)}
                onType={(text) => step(Number(text.replace(/\D/g, '')))}
                onStep={(direction) => step(chosen + direction)}
                canDecrease={chosen > 1}
                canIncrease={chosen < quantity}
              />
            )}
          </div>
        )
      })}
    </>
  )
}

function groupByShipment(lines: readonly Line[]): [Line, ...Line[]][] {
  const groups = new Map<string, [Line, ...Line[]]>()
  for (const line of lines) {
    const group = groups.get(line.shipmentId)
    if (group) group.push(line)
    else groups.set(line.shipmentId, [line])
  }
  return [...groups.values()]
}
