import { Field } from '@chakra-ui/react/field'
import { Textarea } from '@chakra-ui/react/textarea'
import { useState } from 'react'
import { ANSWER_LENGTH, type ClaimChange, type OfficeClaim } from '@contracts/claim'
import { minorUnitsOf } from '@rules/currency'
import type { ClaimState } from '@rules/claims'
import { toAmountText } from '@rules/money-text'
import { formatMoney } from '@rules/office-money'
import { claimPath, salesApi } from '../api/sales-api'
import { FormDialog } from '../parts/form-dialog'
import { historyKey } from '../parts/history'
import { Option } from '../parts/option'
import { RecordActions, type OpenedAction } from '../parts/record-actions'
import { TextField } from '../parts/text-field'
import { useRight } from '../session/session-context'

type Kind = ClaimChange['kind']

const NAMES: Readonly<Record<Kind, string>> = {
  refund: 'Refund',
  replace: 'Replace',
  sent: 'Replacement sent',
  accept: 'Accept the return',
  receive: 'Receive and refund',
  decline: 'Decline',
}
const POSSIBLE: Readonly<Record<ClaimState, readonly Kind[]>> = {
  open: ['refund', 'replace', 'decline'],
  'to-replace': ['replace', 'sent', 'refund'],
  ...{ returning: [], replaced: [], refunded: [], declined: [], expired: [] },
}
const POSSIBLE_OF_RETURNS: Partial<typeof POSSIBLE> = {
  open: ['accept', 'receive', 'decline'],
  returning: ['receive', 'decline'],
  expired: ['receive'],
}

/** What happens to a claim of which no replacement can be ordered. */
const NOT_POSSIBLE: Readonly<Partial<Record<ClaimState, string>>> = {
  open: 'If it cannot be ordered, e.g. because nothing is in stock, the mail promises one, and the claim waits for whoever sends it.',
  'to-replace': 'If it cannot be ordered, you see why, and the claim stays as it is.',
}

/** What can be decided about a claim; empty without the right to it. */
export function ClaimActions({ claim }: { claim: OfficeClaim }) {
  const mayChange = useRight('claims.write')
  const { id, kind: of, state, reason, revision, orderNo } = claim
  if (!mayChange) return null
  const possible = of === 'return' ? (POSSIBLE_OF_RETURNS[state] ?? []) : POSSIBLE[state]
  // what came back is not to be sent any more
  const kinds = reason === 'refused' ? possible.filter((kind) => kind !== 'accept') : possible
  return (
    <RecordActions
      hasMain
      kinds={kinds}
      names={NAMES}
      send={(asked: ClaimChange) => salesApi.changeClaim(id, asked, revision)}
      queries={[['claim', id], ['claims'], ['order', orderNo], historyKey(claimPath(id))]}
      dialog={(opened) => <ChangeDialog claim={claim} {...opened} />}
    />
  )
}

type ChangeDialogProps = OpenedAction<Kind, ClaimChange> & { claim: OfficeClaim }

function ChangeDialog({ kind, claim, isBusy, error, onChange, onClose }: ChangeDialogProps) {
  const { email, currency, cost, refundable } = claim
  const mayExceedCost = useRight('orders.write')
  const most = mayExceedCost ? refundable : Math.min(cost, refundable)
  const [written, setWritten] = useState('')
  const smallest = 1 / minorUnitsOf(currency)
  const toChange = (form: URLSearchParams): ClaimChange => {
    if (kind === 'decline') return { kind, text: form.get('text') ?? '' }
    const amount = written === '' ? {} : { amount: Number(written) }
    if (kind === 'receive') return { kind, restock: form.has('restock'), ...amount }
    return kind === 'refund' ? { kind, ...amount } : { kind }
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
      {(kind === 'refund' || kind === 'receive') && (
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
      {kind === 'receive' && (
        <Option
          marginTop="4"
          name="restock"
          label="Back to stock"
          help="What is unopened can be sold again. It goes to the stock from which it was taken."
        />
      )}
      {kind === 'accept' &&
        `${email} gets a mail with the return number. With the order they find the label for the parcel.`}
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
