import { FormattedMessage } from 'react-intl'
import type { Claimable } from '@/commerce-client/claims'
import type { OrderKey } from '@/commerce-client/orders'
import { useStoredValue } from '@/lib/stored-value'
import { Steps } from '@/ui/steps'
import { newDraft, storedClaim, type ClaimDraft } from './claim-draft'
import { claimPageMessages as messages } from './claim-page.messages'
import { KnownOrder, NothingToDo } from './known-order'
import { SentStep } from './sent-step'
import { ShowStep } from './show-step'
import { WhatStep } from './what-step'

/** Claims what is wrong with an order, in three screens: what, photos and words, what happens. */
export function OrderClaim() {
  return <KnownOrder title={messages.title}>{(known) => <ClaimSteps {...known} />}</KnownOrder>
}

const STEPS = ['what', 'show', 'sent'] as const

function ClaimSteps({ orderKey, claimable }: { orderKey: OrderKey; claimable: Claimable }) {
  const { orderNo, lines, claims } = claimable
  const stored = useStoredValue(storedClaim, orderNo)
  const draft = stored ?? newDraft()
  // what was stored meanwhile, e.g. while a photo was being sent, is kept
  const read = () => storedClaim.get(orderNo) ?? draft
  const change = (changes: Partial<ClaimDraft>) =>
    storedClaim.set({ ...read(), ...changes }, orderNo)
  const sent = claims.find(({ id }) => id === draft.id)
  const step = sent ? 'sent' : draft.step
  const titles = { what: messages.stepWhat, show: messages.stepShow, sent: messages.stepSent }
  if (!sent && lines.length === 0) {
    return <NothingToDo text={messages.nothing} orderKey={orderKey} />
  }
  return (
    <>
      <Steps
        steps={STEPS.map((id) => ({ id, text: <FormattedMessage {...titles[id]} /> }))}
        current={STEPS.indexOf(step)}
      />
      {sent ? (
        <SentStep
          {...{ claim: sent, orderKey }}
          again={messages.another}
          onAgain={lines.length > 0 && (() => storedClaim.set(newDraft(), orderNo))}
        />
      ) : step === 'show' ? (
        <ShowStep {...{ orderKey, orderNo, draft, read, change }} />
      ) : (
        <WhatStep {...{ lines, draft, change }} />
      )}
    </>
  )
}
