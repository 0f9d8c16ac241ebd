import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Flex } from '@chakra-ui/react/flex'
import { Textarea } from '@chakra-ui/react/textarea'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ANSWER_LENGTH, type ClaimChange, type OfficeClaim } from '@contracts/claim'
import { minorUnitsOf } from '@rules/currency'
import type { ClaimState } from '@rules/claims'
import { toAmountText } from '@rules/money-text'
import { formatMoney } from '@rules/office-money'
import { claimPath, salesApi } from '../api/sales-api'
import { FormDialog } from '../parts/form-dialog'
import { historyKey } from '../parts/history'
import { TextField } from '../parts/text-field'
import { useRight } from '../session/session-context'

type Kind = ClaimChange['kind']

const NAMES: Readonly<Record<Kind, string>> = {
  refund: 'Refund',
  replace: 'Replace',
  sent: 'Replacement sent',
  decline: 'Decline',
}
const POSSIBLE: Readonly<Record<ClaimState, readonly Kind[]>> = {
  open: ['refund', 'replace', 'decline'],
  'to-replace': ['replace', 'sent', 'refund'],
  replaced: [],
  refunded: [],
  declined: [],
}

/** What happens to a claim of which no replacement can be ordered. */
const NOT_POSSIBLE: Readonly<Partial<Record<ClaimState, string>>> = {
  open: 'If it cannot be ordered, e.g. because nothing is in stock, the mail promises one, and the claim waits for whoever sends it.',
  'to-replace': 'If it cannot be ordered, you see why, and the claim stays as it is.',
}

/** What can be decided about a claim; empty without the right to it. */
export function ClaimActions({ claim }: { claim: OfficeClaim }) {
  const mayChange = useRight('claims.write')
  const client = useQueryClient()
  const [opened, setOpened] = useState<Kind>()
  const { id, state, revision, orderNo } = claim
  const change = useMutation({
    mutationFn: (asked: ClaimChange) => salesApi.changeClaim(id, asked, revision),
    onSuccess: () => setOpened(undefined),
    // also after a refusal: somebody else may have decided, and the dialog stays open
    onSettled: () => {
      void client.invalidateQueries(['claim', id])
      void client.invalidateQueries(['claims'])
      void client.invalidateQueries(['order', orderNo])
      void client.invalidateQueries(historyKey(claimPath(id)))
    },
  })
  if (!mayChange) return null
  return (
    <Flex gap="2" wrap="wrap">
      {POSSIBLE[state].map((kind) => (
        <Button
          key={kind}
          size="sm"
          variant={kind === POSSIBLE[state][0] ? 'solid' : 'outline'}
          onClick={() => {
            change.reset()
            setOpened(kind)
          }}
        >
          {NAMES[kind]}
        </Button>
      ))}
      {opened && (
        <ChangeDialog
          kind={opened}
          claim={claim}
          isBusy={change.isLoading}
          error={change.error}
          onChange={change.mutate}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Flex>
  )
}

interface ChangeDialogProps {
  kind: Kind
  claim: OfficeClaim
  isBusy: boolean
  error: unknown
  onChange: (change: ClaimChange) => void
  onClose: () => void
}

function ChangeDialog({ kind, claim, isBusy, error, onChange, onClose }: ChangeDialogProps) {
  const { email, currency, cost, refundable } = claim
  const mayExceedCost = useRight('orders.write')
  const most = mayExceedCost ? refundable : Math.min(cost, refundable)
  const [written, setWritten] = useState('')
  const smallest = 1 / minorUnitsOf(currency)
  const toChange = (form: URLSearchParams): ClaimChange => {
    if (kind === 'decline') return { kind, text: form.get('text') ?? '' }
    return kind === 'refund' && written !== '' ? { kind, amount: Number(written) } : { kind }
  }
  return (
    <FormDialog
      title={`${NAMES[kind]}: order ${claim.orderNo}`}
      action={NAMES[kind]}
      isBusy={isBusy}
      error={error}
      onSubmit={(form) => onChange(toChange(form))}
      onClose={onClose}
    >
      {kind === 'refund' && (
        <TextField
          label={`Amount in ${currency}`}
          type="number"
          min={smallest}
          max={most}
          step={smallest}
          maxWidth="40"
          placeholder={toAmountText(Math.round(cost * minorUnitsOf(currency)), currency)}
          value={written}
          onChange={({ target }) => setWritten(target.value)}
          help={`Leave empty to refund what the pieces cost. At most ${formatMoney(most, currency)}. It goes back to where it came from, and ${email} gets a mail.`}
        />
      )}
      {kind === 'replace' &&
        `A new order at no cost goes where this one went, and ${email} gets a mail with its number. ${NOT_POSSIBLE[claim.state] ?? ''}`}
      {kind === 'sent' &&
        `For a replacement that was sent without an order. ${email} gets a mail that it is on its way.`}
      {kind === 'decline' && (
        <Field.Root required>
          <Field.Label>Why</Field.Label>
          <Textarea name="text" rows={6} maxLength={ANSWER_LENGTH} />
          <Field.HelperText>It is mailed to {email}, and shown with the order.</Field.HelperText>
        </Field.Root>
      )}
    </FormDialog>
  )
}
