import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CLAIM_KINDS, type ClaimKind } from '@rules/claims'
import type { Claimable } from '@/commerce-client/claims'
import { claimKindMessages } from '@/purchase/order-parts/claim.messages'
import { Button } from '@/ui/button'
import { CheckboxField } from '@/ui/checkbox-field'
import { FieldError } from '@/ui/field-error'
import { QuantityStepper } from '@/ui/quantity-stepper'
import { RadioGroup } from '@/ui/radio-group'
import type { ClaimDraft } from './claim-draft'
import { claimPageMessages as messages } from './claim-page.messages'
import styles from './order-claim.module.css'

type Line = Claimable['lines'][number]

interface WhatStepProps {
  lines: readonly Line[]
  draft: ClaimDraft
  change: (changes: Partial<ClaimDraft>) => void
}

/** What is wrong, with which pieces, and for whom they were. */
export function WhatStep({ lines, draft, change }: WhatStepProps) {
  const { kind } = draft
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // pieces that were refunded meanwhile are no longer offered
  const items = Object.fromEntries(
    lines.flatMap(({ itemId, quantity }) => {
      const chosen = draft.items[itemId]
      return chosen === undefined ? [] : [[itemId, Math.min(chosen, quantity)]]
    }),
  )
  const hasPieces = Object.keys(items).length > 0
  const submit = () => {
    setTried(true)
    if (kind && hasPieces) return change({ items, step: 'show' })
    const name = kind ? 'piece' : 'kind'
    form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus()
  }
  const choose = ({ itemId }: Line, quantity: number) => {
    const { [itemId]: _, ...others } = items
    change({ items: quantity > 0 ? { ...others, [itemId]: quantity } : others })
  }
  return (
    <form
      ref={form}
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <RadioGroup
        legend={<FormattedMessage {...messages.kind} />}
        name="kind"
        value={kind ?? ''}
        onChange={({ target }) => change({ kind: toKind(target.value) })}
        options={CLAIM_KINDS.map((one) => ({
          value: one,
          label: <FormattedMessage {...claimKindMessages[one]} />,
        }))}
        error={isTried && !kind && <FormattedMessage {...messages.chooseKind} />}
      />
      <fieldset
        className={styles.group}
        aria-describedby={isTried && !hasPieces ? 'pieces-error' : undefined}
      >
        <legend className={styles.legend}>
          <FormattedMessage {...messages.pieces} />
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
          error={isTried && !hasPieces && <FormattedMessage {...messages.choosePieces} />}
        />
      </fieldset>
      <div>
        <Button type="submit">
          <FormattedMessage {...messages.next} />
        </Button>
      </div>
    </form>
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
      <p className={styles.whom}>
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

const toKind = (value: string): ClaimKind | undefined => CLAIM_KINDS.find((one) => one === value)
