import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ASKED_RETURN_REASONS, CLAIM_LIMITS, RETURN_WITHIN_DAYS } from '@rules/claims'
import type { Claimable } from '@/commerce-client/claims'
import type { OrderKey } from '@/commerce-client/orders'
import { serverErrorText } from '@/errors/server-error-text'
import { toAppError } from '@/errors/to-app-error'
import { useStoredValue } from '@/lib/stored-value'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { RadioGroup } from '@/ui/radio-group'
import { Steps } from '@/ui/steps'
import { TextAreaField } from '@/ui/text-area-field'
import { newDraft, storedReturn, type ClaimDraft } from './claim-draft'
import { claimPageMessages as messages, returnReasonMessages } from './claim-page.messages'
import { KnownOrder, NothingToDo } from './known-order'
import { PiecesField, stillOffered } from './pieces-field'
import { SentStep } from './sent-step'
import { toItems, useSendClaim } from './use-send-claim'

/** Sends something of an order back, in two screens: what and why, then number and label. */
export function OrderReturn() {
  return (
    <KnownOrder title={messages.returnTitle}>{(known) => <ReturnSteps {...known} />}</KnownOrder>
  )
}

const STEPS = [messages.stepWhat, messages.stepLabel]

function ReturnSteps({ orderKey, claimable }: { orderKey: OrderKey; claimable: Claimable }) {
  const { orderNo, returnable, claims } = claimable
  const draft = useStoredValue(storedReturn, orderNo) ?? newDraft()
  const sent = claims.find(({ id }) => id === draft.id)
  if (!sent && returnable.length === 0) {
    return <NothingToDo text={messages.nothingToReturn} orderKey={orderKey} />
  }
  return (
    <>
      <Steps
        steps={STEPS.map((message) => ({
          id: message.id,
          text: <FormattedMessage {...message} />,
        }))}
        current={sent ? 1 : 0}
      />
      {sent ? (
        <SentStep
          {...{ claim: sent, orderKey }}
          again={messages.anotherReturn}
          onAgain={returnable.length > 0 && (() => storedReturn.set(newDraft(), orderNo))}
        />
      ) : (
        <ReturnForm {...{ orderKey, orderNo, draft }} lines={returnable} />
      )}
    </>
  )
}

interface ReturnFormProps {
  orderKey: OrderKey
  orderNo: string
  lines: Claimable['returnable']
  draft: ClaimDraft
}

function ReturnForm({ orderKey, orderNo, lines, draft }: ReturnFormProps) {
  const intl = useIntl()
  const form = useRef<HTMLFormElement>(null)
  const [isTried, setTried] = useState(false)
  const { id, returnReason, words } = draft
  const items = stillOffered(lines, draft.items)
  const hasPieces = Object.keys(items).length > 0
  const change = (changes: Partial<ClaimDraft>) =>
    storedReturn.set({ ...draft, ...changes }, orderNo)
  const toClaim = async () =>
    returnReason && {
      ...{ id, kind: 'return' as const, items: toItems(items), words, photoIds: [], returnReason },
    }
  const onSent = (sentId: string) => change({ id: sentId, step: 'sent' })
  const { sending, send } = useSendClaim(orderKey, orderNo, toClaim, onSent)
  const submit = () => {
    setTried(true)
    if (returnReason && hasPieces) return send()
    const name = hasPieces ? 'returnReason' : 'piece'
    form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus()
  }
  return (
    <form
      ref={form}
      className="stack-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <p>
        <FormattedMessage {...messages.returnRules} values={{ days: RETURN_WITHIN_DAYS }} />
      </p>
      <PiecesField
        legend={messages.returnPieces}
        {...{ lines, items }}
        isMissing={isTried && !hasPieces}
        onChange={(chosen) => change({ items: chosen })}
      />
      <RadioGroup
        legend={<FormattedMessage {...messages.returnReason} />}
        name="returnReason"
        value={returnReason ?? ''}
        onChange={({ target }) =>
          change({ returnReason: ASKED_RETURN_REASONS.find((one) => one === target.value) })
        }
        options={ASKED_RETURN_REASONS.map((one) => ({
          value: one,
          label: <FormattedMessage {...returnReasonMessages[one]} />,
        }))}
        error={isTried && !returnReason && <FormattedMessage {...messages.chooseReason} />}
      />
      <TextAreaField
        name="claimWords"
        isOptional
        label={<FormattedMessage {...messages.words} />}
        maxLength={CLAIM_LIMITS.words}
        value={words}
        onChange={({ target }) => change({ words: target.value })}
      />
      {sending.isError && (
        <Alert tone="error">{serverErrorText(toAppError(sending.error), intl)}</Alert>
      )}
      <div>
        <Button type="submit" isPending={sending.isLoading}>
          <FormattedMessage {...messages.sendBack} />
        </Button>
      </div>
    </form>
  )
}
