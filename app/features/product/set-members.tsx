import { useCallback, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ProductView } from '@/commerce-client/product.mapper'
import { isOrderable } from '@/rules/availability'
import { MIN_QUANTITY } from '@/rules/product-quantity'
import { totalOf, type SetLine } from '@/rules/set-order'
import { findVariant, presetValues } from '@/rules/variant-choice'
import { Button } from '@/ui/button'
import { Money } from '@/ui/price'
import { AddError } from './add-error'
import { SetMember } from './set-member'
import styles from './set-members.module.css'
import { setMessages as messages } from './set.messages'
import { useAddAndShow } from './order/use-add-and-show'

type Lines = Readonly<Record<string, SetLine | undefined>>

/** The products of a set. They can be added one by one, in the chosen size, or all at once. */
export default function SetMembers({ members }: { members: readonly ProductView[] }) {
  const [lines, setLines] = useState<Lines>(() => initialLines(members))
  const { add, isAdding, error } = useAddAndShow()
  const reportChange = useCallback(
    (id: string, line: SetLine | undefined) => setLines((before) => ({ ...before, [id]: line })),
    [],
  )
  const ready = members.flatMap(({ id }) => lines[id] ?? [])
  const isWhole = ready.length === members.length
  return (
    <div className="stack-5 w-full">
      <ul className={styles.members}>
        {members.map((member) => (
          <SetMember key={member.id} product={member} onChange={reportChange} />
        ))}
      </ul>
      <div className={styles.all}>
        <p className={styles.total} aria-live="polite">
          <FormattedMessage {...messages.total} />{' '}
          <strong>
            <Money amount={totalOf(ready)} />
          </strong>
        </p>
        <Button
          isWide
          disabled={ready.length === 0}
          isPending={isAdding}
          onClick={() => add(ready.map(({ productId, quantity }) => ({ productId, quantity })))}
        >
          <FormattedMessage
            {...(isWhole ? messages.addAll : messages.addSome)}
            values={{ count: ready.length, total: members.length }}
          />
        </Button>
        <AddError error={error} />
      </div>
    </div>
  )
}

/** Returns one piece of each product in its preset size, for the server-rendered page. */
function initialLines(members: readonly ProductView[]): Lines {
  return Object.fromEntries(members.map((member) => [member.id, initialLine(member)]))
}

function initialLine(member: ProductView): SetLine | undefined {
  const { variants, facts } = member
  const variant = findVariant(variants, presetValues(member))
  if (variants.length > 0 && !variant) return undefined
  const orderable = variant?.orderable ?? facts.orderable
  const price = (variant ?? member).price?.amount
  if (price === undefined || !isOrderable({ ...facts, orderable }, new Date())) return undefined
  return { productId: variant?.productId ?? member.id, quantity: MIN_QUANTITY, price }
}
