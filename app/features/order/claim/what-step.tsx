import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FAULTS, type ClaimKind } from '@rules/claims'
import type { Claimable } from '@/commerce-client/claims'
import { claimKindMessages } from '@/purchase/order-parts/claim.messages'
import { Button } from '@/ui/button'
import { RadioGroup } from '@/ui/radio-group'
import type { ClaimDraft } from './claim-draft'
import { claimPageMessages as messages } from './claim-page.messages'
import { PiecesField, stillOffered } from './pieces-field'

interface WhatStepProps {
  lines: Claimable['lines']
  draft: ClaimDraft
  change: (changes: Partial<ClaimDraft>) => void
}

/** What is wrong, with which pieces, and for whom they were. */
export function WhatStep({ lines, draft, change }: WhatStepProps) {
  const { kind } = draft
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const items = stillOffered(lines, draft.items)
  const hasPieces = Object.keys(items).length > 0
  const submit = () => {
    setTried(true)
    if (kind && hasPieces) return change({ items, step: 'show' })
    const name = kind ? 'piece' : 'kind'
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
      <RadioGroup
        legend={<FormattedMessage {...messages.kind} />}
        name="kind"
        value={kind ?? ''}
        onChange={({ target }) => change({ kind: toKind(target.value) })}
        options={FAULTS.map((one) => ({
          value: one,
          label: <FormattedMessage {...claimKindMessages[one]} />,
        }))}
        error={isTried && !kind && <FormattedMessage {...messages.chooseKind} />}
      />
      <PiecesField
        legend={messages.pieces}
        {...{ lines, items }}
        isMissing={isTried && !hasPieces}
        onChange={(chosen) => change({ items: chosen })}
      />
      <div>
        <Button type="submit">
          <FormattedMessage {...messages.next} />
        </Button>
      </div>
    </form>
  )
}

const toKind = (value: string): ClaimKind | undefined => FAULTS.find((one) => one === value)
