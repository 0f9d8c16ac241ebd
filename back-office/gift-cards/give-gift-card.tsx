import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { HStack } from '@chakra-ui/react/stack'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeGiftCard } from '@contracts/promotion'
import { formatMinor } from '@rules/office-money'
import { giftCardPath } from '../api/merchandise-api'
import { RecordLink } from '../parts/record-link'
import { useSites } from '../parts/use-sites'
import { useRight } from '../session/session-context'
import { GiveGiftCardDialog, type GiftCardIdea } from './give-gift-card-dialog'

/** A button that issues a gift card, and a link to the one it has issued. */
export function GiveGiftCard({ idea = {} }: { idea?: GiftCardIdea }) {
  return useRight('gift-cards.write') ? <Giving idea={idea} /> : null
}

function Giving({ idea }: { idea: GiftCardIdea }) {
  const client = useQueryClient()
  const sites = useSites()
  const [isGiving, setIsGiving] = useState(false)
  const [given, setGiven] = useState<OfficeGiftCard>()
  return (
    <HStack gap="3" wrap="wrap">
      <Button
        size="sm"
        variant="outline"
        disabled={sites.length === 0}
        onClick={() => setIsGiving(true)}
      >
        Issue a gift card
      </Button>
      <Box role="status" fontSize="sm">
        {given && (
          <RecordLink to={giftCardPath(given.id)}>
            {given.maskedCode} with {formatMinor(given.amountMinor, given.currency)} is on its way
          </RecordLink>
        )}
      </Box>
      {isGiving && (
        <GiveGiftCardDialog
          idea={idea}
          sites={sites}
          onGiven={(card) => {
            setIsGiving(false)
            setGiven(card)
            void client.invalidateQueries(['gift-cards'])
          }}
          onClose={() => setIsGiving(false)}
        />
      )}
    </HStack>
  )
}
