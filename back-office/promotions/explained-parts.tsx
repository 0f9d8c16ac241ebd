import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { useId, useState, type ReactNode } from 'react'
import type { ExplainedPart, PromotionExplanation } from '@contracts/promotion'
import { formatMinor } from '@rules/office-money'
import { SectionBox } from '../parts/section-box'
import { Thumbnail } from '../parts/thumbnail'

export function ExplainedParts({ explanation }: { explanation: PromotionExplanation }) {
  const { lines, order, deliveries, currency } = explanation
  return (
    <SectionBox title="Line by line">
      <Stack as="ul" gap="0" listStyleType="none">
        {[...lines, order, ...deliveries].map((part) => (
          <Box as="li" key={part.id} borderTopWidth="1px" paddingBlock="3">
            <Flex gap="3">
              {part.productId !== undefined && <Thumbnail path={part.picture} size="12" />}
              <Box flex="1" minWidth="0">
                <Part part={part} currency={currency} />
              </Box>
            </Flex>
          </Box>
        ))}
      </Stack>
    </SectionBox>
  )
}

function Part({ part, currency }: { part: ExplainedPart; currency: string }) {
  const { name, detail, priceMinor, discounts, leftMinor, refusals } = part
  return (
    <>
      <Amount minor={priceMinor} currency={currency}>
        <Box as="span" fontWeight="medium">
          {name}
        </Box>
        {detail && (
          <Box fontSize="xs" color="fg.muted">
            {detail}
          </Box>
        )}
      </Amount>
      {discounts.map(({ promotionId, name: promotion, minor, couponCode }, index) => (
        <Amount
          key={`${promotionId} ${index}`}
          minor={-minor}
          currency={currency}
          color="fg.success"
        >
          {promotion}
          {couponCode && `, by the code ${couponCode}`}
        </Amount>
      ))}
      {discounts.length > 0 && (
        <Amount minor={leftMinor} currency={currency} fontWeight="medium">
          Left
        </Amount>
      )}
      {refusals.length > 0 && <Refusals name={name} refusals={refusals} />}
    </>
  )
}

interface AmountProps {
  minor: number
  currency: string
  color?: string
  fontWeight?: string
  children: ReactNode
}

function Amount({ minor, currency, children, ...look }: AmountProps) {
  return (
    <Flex justify="space-between" gap="4" {...look}>
      <Box minWidth="0" overflowWrap="anywhere">
        {children}
      </Box>
      <Box whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {formatMinor(minor, currency).replace('-', '−')}
      </Box>
    </Flex>
  )
}

function Refusals({ name, refusals }: Pick<ExplainedPart, 'name' | 'refusals'>) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        size="xs"
        variant="ghost"
        marginStart="-2"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {refusals.length === 1 ? '1 promotion does' : `${refusals.length} reasons for doing`}{' '}
        nothing here<Box srOnly>, {name}</Box>
      </Button>
      <Box id={id} hidden={!isOpen} fontSize="sm" color="fg.muted">
        {isOpen &&
          refusals.map(({ promotionId, name: promotion, reason }) => (
            <Box key={`${promotionId} ${reason}`}>
              <b>{promotion}</b>: {reason}
            </Box>
          ))}
      </Box>
    </>
  )
}
