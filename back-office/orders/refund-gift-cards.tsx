import { Checkbox } from '@chakra-ui/react/checkbox'
import { Fieldset } from '@chakra-ui/react/fieldset'
import { Stack } from '@chakra-ui/react/stack'
import { Box } from '@chakra-ui/react/box'
import { useState } from 'react'
import type { OfficeGiftCard, OfficeOrder } from '@contracts/order'
import { formatMoney } from '@rules/office-money'

export const sumOf = (cards: readonly OfficeGiftCard[], part: 'left' | 'worth') =>
  cards.reduce((sum, card) => sum + (card[part] ?? 0), 0)

export function useGiftCards({ giftCards, refundable }: OfficeOrder) {
  const [ids, choose] = useState<readonly string[]>([])
  const offered = giftCards.filter(({ left = 0 }) => left > 0)
  return {
    bought: giftCards.filter(({ worth = 0 }) => worth > 0),
    offered,
    chosen: offered.filter(({ itemId }) => ids.includes(itemId)),
    choose,
    /** What can be refunded with these cards, as the engine computes it. */
    mostWith: (cards: readonly OfficeGiftCard[]) =>
      Math.max(0, refundable - sumOf(giftCards, 'worth')) + sumOf(cards, 'left'),
  }
}

interface GiftCardChoiceProps {
  cards: ReturnType<typeof useGiftCards>
  currency: string
}

/** What is spent of a gift card is not refunded, and what is refunded cannot be spent. */
export function GiftCardChoice({ cards, currency }: GiftCardChoiceProps) {
  if (cards.bought.length === 0) return null
  const ids = cards.chosen.map(({ itemId }) => itemId)
  return (
    <Fieldset.Root>
      <Fieldset.Legend>Gift cards by e-mail</Fieldset.Legend>
      <Stack gap="3" marginTop="2">
        {cards.bought.map(({ itemId, recipient, worth = 0, left = 0 }) => (
          <Checkbox.Root
            key={itemId}
            alignItems="flex-start"
            disabled={left === 0}
            checked={ids.includes(itemId)}
            onCheckedChange={({ checked }) =>
              cards.choose(checked === true ? [...ids, itemId] : ids.filter((id) => id !== itemId))
            }
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control marginTop="0.5" />
            <Checkbox.Label overflowWrap="anywhere">
              {recipient}
              <Box fontSize="xs" color="fg.muted" fontWeight="normal">
                {left > 0
                  ? `${formatMoney(left, currency)} of ${formatMoney(worth, currency)} are left; they can no longer be spent after the refund.`
                  : 'Spent: nothing can be refunded.'}
              </Box>
            </Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
    </Fieldset.Root>
  )
}
