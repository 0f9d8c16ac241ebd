import { Checkbox } from '@chakra-ui/react/checkbox'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import type { CounterOrder, CounterShortage, ShortageReport } from '@contracts/counter'
import { randomId } from '@rules/random-id'
import { counterApi } from '../api/counter-api'
import { Choice } from '../parts/choice'
import { ChoiceSearch } from '../parts/choice-search'
import { FormDialog } from '../parts/form-dialog'
import { WholeField } from '../parts/number-fields'
import { toMoment, ZONE_HINT } from '../parts/moment-input.rules'
import { TextField } from '../parts/text-field'

type Item = CounterOrder['items'][number]
export type Decision = Omit<ShortageReport, 'revision'>

interface ShortageDialogProps {
  shopId: string
  /** The line of which something is missing; absent for a decision on what is known. */
  item?: Item
  known?: CounterShortage
  onDecide: (decision: Decision) => void
  onClose: () => void
}

const ACTIONS = [
  ['refund', 'Refund it'],
  ['replace', 'Ask the buyer about a replacement'],
  ['wait', 'Wait for it'],
] as const

/** What is missing of a pickup, and what becomes of it. */
export function ShortageDialog({ shopId, item, known, onDecide, onClose }: ShortageDialogProps) {
  const [pieceId, setPieceId] = useState(item?.inside?.[0]?.productId)
  const [quantity, setQuantity] = useState('1')
  const [action, setAction] = useState<ShortageReport['action']>('refund')
  const [replacementId, setReplacementId] = useState('')
  const [until, setUntil] = useState('')
  const [isNoneLeft, setIsNoneLeft] = useState(true)
  const moment = toMoment(until)
  const isIncomplete =
    (action === 'replace' && replacementId === '') || (action === 'wait' && moment === '')
  const decide = () => {
    onDecide({
      ...{ id: known?.id ?? randomId(), itemId: known?.itemId ?? item?.itemId ?? '' },
      ...(!known && pieceId !== undefined && { pieceId }),
      ...{ quantity: known?.quantity ?? Number(quantity), action },
      isNoneLeft: !known && isNoneLeft,
      ...(action === 'replace' && { replacementId }),
      ...(action === 'wait' && { until: new Date(moment).toISOString() }),
    })
    onClose()
  }
  return (
    <FormDialog
      title={known ? `${known.quantity} × ${known.name} missing` : `Missing: ${item?.name}`}
      action="Decide"
      isBusy={false}
      isIncomplete={isIncomplete}
      onSubmit={decide}
      onClose={onClose}
    >
      <Stack gap="4">
        {item && (
          <WhatIsMissing
            {...{ item, pieceId, setPieceId, quantity, setQuantity, isNoneLeft, setIsNoneLeft }}
          />
        )}
        <Choice
          label="What becomes of it"
          value={action}
          options={ACTIONS}
          help={HELP[action]}
          onChange={(value) => setAction(ACTIONS.find(([id]) => id === value)?.[0] ?? 'refund')}
        />
        {action === 'replace' && (
          <Replacement shopId={shopId} value={replacementId} onChange={setReplacementId} />
        )}
        {action === 'wait' && (
          <TextField
            label="Ready by"
            type="datetime-local"
            required
            value={until}
            help={ZONE_HINT}
            onChange={({ target }) => setUntil(target.value)}
          />
        )}
      </Stack>
    </FormDialog>
  )
}

const HELP: Readonly<Record<ShortageReport['action'], string>> = {
  refund: 'The buyer gets back what it cost, and a mail.',
  replace:
    'The buyer gets a mail and answers with one press. Without an answer in time, it is refunded.',
  wait: 'The buyer gets a mail with the new time.',
  found: '',
}

interface WhatIsMissingProps {
  item: Item
  pieceId: string | undefined
  setPieceId: (id: string) => void
  quantity: string
  setQuantity: (text: string) => void
  isNoneLeft: boolean
  setIsNoneLeft: (isNone: boolean) => void
}

function WhatIsMissing({ item, pieceId, quantity, isNoneLeft, ...set }: WhatIsMissingProps) {
  const piece = item.inside?.find(({ productId }) => productId === pieceId)
  const most = item.quantity * (piece?.quantity ?? 1)
  return (
    <>
      {item.inside && (
        <Choice
          label="Piece of the box"
          value={pieceId ?? ''}
          options={item.inside.map(({ productId, name }) => [productId, name] as const)}
          onChange={set.setPieceId}
        />
      )}
      <WholeField
        min={1}
        max={most}
        label="How many are missing"
        value={quantity}
        onChange={set.setQuantity}
      />
      <Checkbox.Root
        alignItems="flex-start"
        checked={isNoneLeft}
        onCheckedChange={({ checked }) => set.setIsNoneLeft(checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control marginTop="0.5" />
        <Checkbox.Label>
          The shop has no more of it: nobody else can order it here until stock comes
        </Checkbox.Label>
      </Checkbox.Root>
    </>
  )
}

interface ReplacementProps {
  shopId: string
  value: string
  onChange: (productId: string) => void
}

function Replacement({ shopId, value, onChange }: ReplacementProps) {
  return (
    <div>
      <ChoiceSearch
        queryKey={['counter-stock', shopId]}
        search={async (text) => {
          const { products } = await counterApi.listStock(shopId, text)
          return products.filter(({ available }) => available > 0)
        }}
      >
        {(products) => (
          <Choice
            label="Replacement"
            value={products.some(({ productId }) => productId === value) ? value : ''}
            options={[
              ['', 'Choose'],
              ...products.map(
                ({ productId, name, available }) =>
                  [productId, `${name} (${available} here)`] as const,
              ),
            ]}
            onChange={onChange}
          />
        )}
      </ChoiceSearch>
    </div>
  )
}
